import type { Locale } from '@site/vocabulary';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { adminTexts, ADMIN_PARTS } from './admin-parts';
import { backendOf, type FindTexts } from './backend';

/** Texts already read, by namespace: what a rendered page hands to the browser. */
export type LoadedTexts = Record<string, Texts>;
interface Texts {
  [key: string]: string | Texts | (string | Texts)[];
}

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
      fallbackNS: adminTexts(...ADMIN_PARTS),
      partialBundledLanguages: true,
      maxRetries: 5,
      retryTimeout: 350,
      resources: {},
      initAsync: false,
      interpolation: { escapeValue: false },
      // Pages load their texts before they show; texts that come later are shown when they are there.
      react: { useSuspense: false, bindI18n: 'languageChanged loaded' },
    });
  return instance;
}

/** In the order of the alphabet, whatever was loaded first: the same page has the same bytes. */
export function loadedTexts(instance: i18n): LoadedTexts {
  const texts = Object.entries(instance.store.data[instance.language] ?? {});
  return Object.fromEntries(
    texts
      .filter((entry): entry is [string, Texts] => typeof entry[1] === 'object')
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export function addTexts(instance: i18n, texts: LoadedTexts): void {
  for (const [namespace, content] of Object.entries(texts)) {
    instance.addResourceBundle(instance.language, namespace, content);
  }
}
