export { hasLanguageInAddress, inLocale, localeOfPath, withoutLocale } from './address';
export { addTexts, createI18n, loadedTexts } from './create-i18n';
export type { LoadedTexts } from './create-i18n';
export { LANGUAGE_KEY, storedLanguage, storeLanguage } from './stored-language';
export { useKnownWord } from './use-known-word';
export { useLanguage, useLocale } from './use-language';
export { I18nProvider, useGivenI18n, useTranslation } from './use-translation';
export type { Translation } from './use-translation';
export type { Language } from './use-language';
