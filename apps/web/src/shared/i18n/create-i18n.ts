import type { Locale } from '@site/vocabulary';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { adminTexts, ADMIN_PARTS } from './admin-parts';
import { backendOf, type FindTexts } from './backend';

/** One instance per request on the server, one per visit in the browser. */
export function createI18n(locale: Locale, find: FindTexts): i18n {
  const instance = createInstance();
  void instance
    .use(backendOf(find))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [],
      defaultNS: 'common',
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      // Pages load their texts before they show; texts that come later are shown when they are there.
      react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
    });
  // Not before they are there: each text of a public page would be looked for in all of them.
  instance.store.on('added', (_language: string, namespace: string) => {
    if (namespace === 'admin') instance.options.fallbackNS = adminTexts(...ADMIN_PARTS);
  });
  return instance;
}

/** Namespaces, in the order of the alphabet, whatever was loaded first: the same page has the same bytes. */
export function loadedNamespaces(instance: i18n): string[] {
  return Object.keys(instance.store.data[instance.language] ?? {}).toSorted();
}
