export {
  hasLanguageInAddress,
  inLocale,
  LANGUAGE_PARAMETER,
  localeOfAddress,
  localeOfPath,
  withoutLocale,
} from './address';
export { adminTexts } from './admin-parts';
export type { AdminPart } from './admin-parts';
export { addTexts, createI18n, loadedTexts } from './create-i18n';
export type { LoadedTexts } from './create-i18n';
export { LANGUAGE_KEY, storedLanguage, storeLanguage } from './stored-language';
export { useKnownWord } from './use-known-word';
export { localeOf, speak, useLanguage, useLocale } from './use-language';
export type { Language } from './use-language';
