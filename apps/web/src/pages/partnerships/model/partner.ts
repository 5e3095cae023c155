import type { Partner } from '@site/api-client';
import type { Locale } from '@site/vocabulary';

/** A partner of the firm, in one language. */
export interface PartnerSummary {
  id: string;
  name: string;
  type: string;
  country: string;
  description: string;
  /** Projects carried out together. */
  projects: number;
  /** Year; only examples of partners say it. */
  since?: string;
  /** Root-relative; absent, a monogram is drawn. */
  logo?: string;
  /** Absolute, http or https. */
  website?: string;
}

export function summarise(partner: Partner, locale: Locale): PartnerSummary {
  const { id, name, type, country, logo_url, website_url, projects_count } = partner;
  return {
    id,
    name,
    type,
    country,
    description: locale === 'fr' ? partner.description_fr : partner.description_en,
    projects: projects_count,
    ...(logo_url && { logo: logo_url }),
    ...(website_url && { website: website_url }),
  };
}
