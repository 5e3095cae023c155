import type { Partner } from '@site/api-client';
import { PARTNERS, type Locale } from '@site/vocabulary';
import { inOneLanguage, pictureFacts, type InOneLanguage } from '../../../shared/published';
import type { PictureFacts } from '../../../shared/ui/picture';
import type { SamplePartner } from './sample-partners';

type Shown = InOneLanguage<typeof PARTNERS>;

/** A partner of the firm with its description as HTML, in one language. */
export interface PartnerSummary extends Omit<Shown, 'logo_url' | 'projects_count' | 'website_url'> {
  id: string;
  /** Projects carried out together. */
  projects: number;
  /** Year; only examples of partners say it. */
  since?: string;
  /** Invented: not a record of the firm. */
  isSample?: true;
  /** Root-relative; absent, a monogram is drawn. */
  logo?: string;
  logoFacts?: PictureFacts;
  /** Absolute, http or https. */
  website?: string;
}

export function summarise(partner: Partner | SamplePartner, locale: Locale): PartnerSummary {
  const inBoth = 'since' in partner ? sampleIn(partner, locale) : partner;
  const { logo_url, website_url, projects_count, ...shown } = inOneLanguage(PARTNERS, inBoth, locale);
  const logoFacts = pictureFacts(inBoth.files, 'logo_url', locale);
  return {
    id: partner.id,
    ...shown,
    projects: projects_count,
    ...(logo_url && { logo: logo_url }),
    ...(logoFacts && { logoFacts }),
    ...(website_url && { website: website_url }),
    ...('since' in partner && { since: partner.since, isSample: true as const }),
  };
}

function sampleIn(sample: SamplePartner, locale: Locale): Partner {
  return { ...sample, name: sample[`name_${locale}`], country: sample[`country_${locale}`] };
}
