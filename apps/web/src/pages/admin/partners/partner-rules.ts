import {
  DEFAULT_PROJECTS_COUNT,
  isWebsiteUrl,
  MAX_PROJECTS_COUNT,
  projectsCountOf,
  TEXT_LIMITS,
} from '@site/vocabulary';
import { emptyValues } from '../editing/empty-values';
import type { FieldRules, ValuesOf } from '../editing/record-kind';
import { withScheme } from '../editing/with-scheme';

/** The fields of §3 that the form writes, in its order. */
export const PARTNER_RULES = {
  name: { required: 'name_required', max: TEXT_LIMITS.name },
  type: { required: 'type_required', max: TEXT_LIMITS.type },
  country: { required: 'country_required', max: TEXT_LIMITS.country },
  website_url: {
    max: TEXT_LIMITS.url,
    tidy: withScheme,
    check: (url) => (isWebsiteUrl(url) ? undefined : ['website_url_invalid']),
  },
  projects_count: {
    tidy: asCount,
    check: (count) =>
      projectsCountOf(count) === undefined ? ['count_invalid', { max: MAX_PROJECTS_COUNT }] : undefined,
  },
  description_fr: { required: 'description_fr_required', max: TEXT_LIMITS.description },
  description_en: { required: 'description_en_required', max: TEXT_LIMITS.description },
  logo_url: {},
} as const satisfies FieldRules;

export type PartnerValues = ValuesOf<typeof PARTNER_RULES>;

export const emptyPartner = (): PartnerValues =>
  emptyValues(PARTNER_RULES, { projects_count: String(DEFAULT_PROJECTS_COUNT) });

/** What is not numeric counts as none; thousands may stand apart. */
function asCount(typed: string): string {
  const written = typed.replace(/\s/g, '');
  return String(projectsCountOf(written) ?? written);
}
