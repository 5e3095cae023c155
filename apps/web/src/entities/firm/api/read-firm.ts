import { http, type PublishedFirm } from '@site/api-client';
import { FACT_NAMES, FIRM_DEFAULTS, refusedFact, type Firm } from '@site/vocabulary';
import { shownFile, shownWebsite } from '../../../shared/address';
import type { LoadContext } from '../../../shared/page';

/** Reads the facts of the firm: the last ones read when reading fails (logged, never told to the visitor), else the defaults. */
export function firmReader(): (context: LoadContext) => Promise<Firm> {
  let lastRead: Firm | undefined;
  return async ({ transport, report, onError }) => {
    report.shows.add('settings');
    try {
      lastRead = sound(await http<PublishedFirm>('/api/v1/settings', transport ? { transport } : {}));
      return lastRead;
    } catch (error) {
      report.complete = false;
      onError('The settings could not be read', error);
      return lastRead ?? FIRM_DEFAULTS;
    }
  };
}

/** For as long as the process lives. */
export const readFirm = firmReader();

/** For each fact that its rule would refuse, whoever wrote it, the default stands in. */
function sound({ files, ...firm }: PublishedFirm): Firm {
  const accepted = FACT_NAMES.filter((name) => refusedFact(name, firm[name]) === undefined);
  return {
    ...FIRM_DEFAULTS,
    ...Object.fromEntries(accepted.map((name) => [name, firm[name]])),
    social_url: shownWebsite(firm.social_url) ?? FIRM_DEFAULTS.social_url,
    brochure_url:
      shownFile(firm.brochure_url, 'publications', files?.['brochure_url']?.content_version) ?? null,
    share_image_url:
      shownFile(firm.share_image_url, 'project-images', files?.['share_image_url']?.content_version) ?? null,
    director_portrait_url:
      shownFile(
        firm.director_portrait_url,
        'project-images',
        files?.['director_portrait_url']?.content_version,
      ) ?? null,
  };
}
