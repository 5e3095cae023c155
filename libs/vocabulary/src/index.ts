export { BUCKETS, IMAGE_TYPES, isBucket } from './buckets';
export type { Bucket, FileKind } from './buckets';
export { categoryTone, foldCategory } from './category';
export type { CategoryTone } from './category';
export { FIRM } from './firm';
export {
  IMAGE_WIDTHS,
  lengthOf,
  MIN_PASSWORD_LENGTH,
  PAGE_LIMITS,
  TEXT_LIMITS,
  UPLOAD_LIMITS,
} from './limits';
export type { ImageWidth } from './limits';
export { DEFAULT_LOCALE, isLocale, LOCALES } from './locale';
export type { Locale } from './locale';
export { NEWS_TIME_ZONE, newsDay } from './news';
export {
  DEFAULT_PROJECTS_COUNT,
  isWebsiteUrl,
  MAX_PROJECTS_COUNT,
  PARTNER_TYPES,
  projectsCountOf,
} from './partner';
export {
  DEFAULT_PROJECT_STATUS,
  IMPACT_FIGURES,
  isProjectStatus,
  PROJECT_CATEGORIES,
  PROJECT_STATUSES,
} from './project';
export type { ProjectStatus } from './project';
export { PUBLICATION_CATEGORIES, PUBLICATION_LANGUAGES, PUBLICATION_TYPES } from './publication';
export { ADMIN_ROLE, REDIRECT_DELAYS } from './session';
export { isValidationRule, VALIDATION_WORDING, wordValidation } from './validation-wording';
export type { RuleParameters, ValidationRule } from './validation-wording';
