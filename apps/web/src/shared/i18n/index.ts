export {
  hasLanguageInAddress,
  inLocale,
  LANGUAGE_PARAMETER,
  localeOfAddress,
  localeOfPath,
  withoutLocale,
} from './address';
export { adminTexts, type AdminPart } from './admin-parts';
export type { FindTexts } from './backend';
export { createI18n, loadedNamespaces } from './create-i18n';
export { addressOfTexts, fetchedTexts } from './fetched-texts';
export { importedTexts } from './imported-texts';
export { loadTexts } from './load-texts';
export { LANGUAGE_KEY, storedLanguage, storeLanguage } from './stored-language';
export { useKnownWord } from './use-known-word';
export { localeOf, speak, useLanguage, useLocale, type Language } from './use-language';
