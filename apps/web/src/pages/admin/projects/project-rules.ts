import { DEFAULT_PROJECT_STATUS, TEXT_LIMITS } from '@site/vocabulary';
import { emptyValues } from '../editing/empty-values';
import type { FieldRules, ValuesOf } from '../editing/record-kind';
import { statusKey } from './project-wording';

/** The fields of §3 that the form writes, in its order. */
export const PROJECT_RULES = {
  title_fr: { required: 'title_fr_required', max: TEXT_LIMITS.title },
  title_en: { required: 'title_en_required', max: TEXT_LIMITS.title },
  description_fr: { required: 'description_fr_required', max: TEXT_LIMITS.description },
  description_en: { required: 'description_en_required', max: TEXT_LIMITS.description },
  category: { required: 'category_required', max: TEXT_LIMITS.category },
  status: { word: (status, t) => t(statusKey(status)) },
  location: { required: 'location_required', max: TEXT_LIMITS.location },
  date: { required: 'date_required', max: TEXT_LIMITS.date },
  beneficiaries: { required: 'beneficiaries_required', max: TEXT_LIMITS.beneficiaries },
  image_url: {},
} as const satisfies FieldRules;

export type ProjectValues = ValuesOf<typeof PROJECT_RULES>;

export const emptyProject = (): ProjectValues =>
  emptyValues(PROJECT_RULES, { status: DEFAULT_PROJECT_STATUS });
