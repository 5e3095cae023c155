export {
  hasLanguageInAddress,
  inLocale,
  LANGUAGE_PARAMETER,
  localeOfAddress,
  localeOfPath,
  withoutLocale,
} from './address';
export { adminTexts, type AdminPart } from './admin-parts';
export { addTexts, createI18n, loadedTexts, type LoadedTexts } from './create-i18n';
export { LANGUAGE_KEY, storedLanguage, storeLanguage } from './stored-language';
export { useKnownWord } from './use-known-word';
export { localeOf, speak, useLanguage, useLocale, type Language } from './use-language';
