import { listPartners } from '@site/api-client';
import type { Partner } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import { readPage } from '../../../shared/reading';
import type { Paged } from '../../../shared/reading';
import { summarise } from '../model/partner';
import type { PartnerSummary } from '../model/partner';
import { SAMPLE_PARTNERS } from '../model/sample-partners';
import type { SamplePartner } from '../model/sample-partners';

// Each may bring a dialog with its whole description.
const size = 24;

export async function readPartners(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<PartnerSummary> | undefined> {
  const { transport } = context;
  const shown = await readPage<Partner | SamplePartner>({
    context,
    kind: 'partners',
    failure: 'Partners could not be read',
    page,
    size,
    list: async (part) => {
      const queries = await context.queries();
      return queries.fetchQuery({
        queryKey: ['partners', 'list', part],
        queryFn: ({ signal }) => listPartners(part, { ...(transport && { transport }), signal }),
      });
    },
    samples: SAMPLE_PARTNERS,
  });
  return shown && { ...shown, items: shown.items.map((one) => inLanguage(one, locale)) };
}

function inLanguage(partner: Partner | SamplePartner, locale: Locale): PartnerSummary {
  if (!('since' in partner)) return summarise(partner, locale);
  const name = locale === 'fr' ? partner.name_fr : partner.name_en;
  const country = locale === 'fr' ? partner.country_fr : partner.country_en;
  return { ...summarise({ ...partner, name, country }, locale), since: partner.since };
}
