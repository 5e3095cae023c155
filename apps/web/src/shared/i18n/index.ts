export { hasLanguageInAddress, inLocale, localeOfPath, withoutLocale } from './address';
export { addTexts, createI18n, loadedTexts } from './create-i18n';
export type { LoadedTexts } from './create-i18n';
export { LANGUAGE_KEY, storedLanguage, storeLanguage } from './stored-language';
export { useLanguage, useLocale } from './use-language';
export type { Language } from './use-language';
