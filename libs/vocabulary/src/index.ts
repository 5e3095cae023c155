export { API_KEY_LIMITS, API_KEY_SCOPES, type ApiKeyScope } from './api-key';
export { BUCKETS, IMAGE_TYPES, fileUrlForm, isBucket, isFileUrl } from './buckets';
export type { Bucket, FileKind } from './buckets';
export { categoryTone, foldCategory, publicationTone } from './category';
export type { CategoryTone, PublicationTone } from './category';
export { MESSAGE_STATES, QUOTE_DETAILS, isOneLine, type MessageState, type QuoteDetail } from './contact';
export { isCalendarDay } from './day';
export { cleanEmail, emailForms, isEmail, normaliseEmail } from './email';
export { firmInLanguage, type FirmInLanguage } from './firm-in-language';
export { paragraphsOf, TEXT_FORMS, wordsOf, type TextForm } from './formatted-text';
export { FIRM_DEFAULTS, FIRM_PLACEHOLDERS, stillToComplete, type Firm, type FirmPlaceholder } from './firm';
export { withoutPlaceholderTexts } from './placeholder-texts';
export { FACT_NAMES, FIRM_RULES, refusedFact, refusedFacts } from './firm-rules';
export type { FactName, FactRule } from './firm-rules';
export {
  FILLING_RATIOS,
  IMAGE_WIDTHS,
  lengthOf,
  MIN_PASSWORD_LENGTH,
  PAGE_LIMITS,
  TEXT_LIMITS,
  UPLOAD_LIMITS,
} from './limits';
export type { ImageWidth } from './limits';
export { CONTENT_KINDS, type ContentKind, type ShownKind } from './kinds/content-kind';
export { DEPARTMENT_CATEGORIES } from './departments';
export { YEAR, type DerivedFilter } from './kinds/derived-filters';
export { EDITORIAL, type Editorial, type EditorialFlags } from './kinds/editorial';
export { ADDRESS_LIMIT, isFewFlag, isFormatted } from './kinds/fields';
export type { Field, Fields, PairField } from './kinds/fields';
export { emptyValues, exampleDraft, exampleValues } from './kinds/examples';
export { filterNames, kind, operationNames, propertyOf, typeName, wireFields } from './kinds/kind';
export type { AcceptedOf, DraftOf, FilterNames, Kind, ValuesOf, WireField } from './kinds/kind';
export { NEWS, NEWS_PAGES } from './kinds/news';
export { PARTNERS, type PartnerDraft } from './kinds/partners';
export { PICTURE_PLACES } from './kinds/project-pictures';
export { PROJECT_PAGES, PROJECTS, type ProjectDraft } from './kinds/projects';
export { PUBLICATION_PAGES, PUBLICATIONS, type PublicationDraft } from './kinds/publications';
export { idsIn, MOST_RELATED, relatingFields } from './kinds/related';
export { formOf, isRequired, refusedField, refusedWhole, requiredRule, wholeOf } from './kinds/refused-field';
export type { Refusal } from './kinds/refused-field';
export { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale';
export { FIRM_TIME_ZONE, newsDay } from './news';
export {
  CONFIRMATION_HOURS,
  NEWSLETTER_CONSENT,
  PENDING_DAYS,
  SUBSCRIPTION_SOURCES,
  SUBSCRIPTION_STATES,
} from './newsletter';
export type { SubscriptionSource, SubscriptionState } from './newsletter';
export { isWebsiteUrl, WEBSITE_FORM } from './partner';
export { atPlace, isOnSheet, MAP_SHEET, onSheet } from './map-sheet';
export { pointIn, pointText, type Point } from './point';
export { FEATURED_PROJECTS, isProjectStatus, type ProjectStatus } from './project';
export { PUBLICATION_LANGUAGES } from './publication';
export { ADMIN_ROLE, REDIRECT_DELAYS } from './session';
export type { ListedAddress, SitePage, SubmittedForm } from './site-page';
export { isValidationRule, wordValidation } from './validation-wording';
export type { RuleParameters, ValidationRule } from './validation-wording';
