export { BUCKETS, IMAGE_TYPES, isBucket } from './buckets';
export type { Bucket, FileKind } from './buckets';
export { categoryTone, foldCategory, publicationTone } from './category';
export type { CategoryTone, PublicationTone } from './category';
export { isContactEmail, isOneLine, MESSAGE_STATES } from './contact';
export type { MessageState } from './contact';
export { firmInLanguage } from './firm-in-language';
export type { FirmInLanguage } from './firm-in-language';
export { FIRM_DEFAULTS, FIRM_PLACEHOLDERS, stillToComplete } from './firm';
export type { Firm, FirmPlaceholder } from './firm';
export { FACT_NAMES, FIRM_RULES, refusedFact, refusedFacts } from './firm-rules';
export type { FactName, FactRefusal, FactRule } from './firm-rules';
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
  CONFIRMATION_HOURS,
  isMailbox,
  NEWSLETTER_CONSENT,
  PENDING_DAYS,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
} from './newsletter';
export type { SubscriptionSource, SubscriptionState } from './newsletter';
export {
  DEFAULT_PROJECTS_COUNT,
  isWebsiteUrl,
  MAX_PROJECTS_COUNT,
  PARTNER_TYPES,
  projectsCountOf,
} from './partner';
export { DEFAULT_PROJECT_STATUS, isProjectStatus, PROJECT_CATEGORIES, PROJECT_STATUSES } from './project';
export type { ProjectStatus } from './project';
export { PUBLICATION_CATEGORIES, PUBLICATION_LANGUAGES, PUBLICATION_TYPES } from './publication';
export { ADMIN_ROLE, REDIRECT_DELAYS } from './session';
export { isValidationRule, VALIDATION_WORDING, wordValidation } from './validation-wording';
export type { RuleParameters, ValidationRule } from './validation-wording';
