import { DEFAULT_LOCALE, isLocale, type Locale } from '@site/vocabulary';
import { useRouter, useRouterState, type RegisteredRouter } from '@tanstack/react-router';
import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { addressInLocale } from './address';
import { loadedNamespaces } from './create-i18n';
import { storeLanguage } from './stored-language';

export interface Language {
  locale: Locale;
  /** The present page's address in another language. */
  addressIn: (locale: Locale) => string;
  /** Remembers the choice and shows the present page in it, where the visitor is. */
  choose: (locale: Locale) => Promise<void>;
}

/** The language that an instance speaks, or is about to. */
export function localeOf({ language }: { readonly language: string }): Locale {
  return isLocale(language) ? language : DEFAULT_LOCALE;
}

export function useLocale(): Locale {
  return localeOf(useTranslation().i18n);
}

/** Loads what has been asked for so far; whoever goes on elsewhere meanwhile asks for more, in the former language. */
async function loadAll(locale: Locale, i18n: i18n, asked: readonly string[] = []): Promise<void> {
  const names = [i18n.options.ns ?? []].flat();
  const more = names.filter((name) => !asked.includes(name));
  if (more.length === 0) return;
  await i18n.reloadResources(locale, more);
  await loadAll(locale, i18n, names);
}

/** Asked for last: what was asked for before may come later. */
let wanted: Locale | undefined;

/**
 * Shows the present page, and where it leads, in a language, unless another one is asked for meanwhile.
 * @returns false, and changes nothing, where its texts do not come: their keys are no texts
 */
export async function speak(locale: Locale, i18n: i18n, router: RegisteredRouter): Promise<boolean> {
  wanted = locale;
  await loadAll(locale, i18n);
  if (wanted !== locale) return true;
  if (!loadedNamespaces(i18n).every((name) => i18n.hasResourceBundle(locale, name))) return false;
  await i18n.changeLanguage(locale);
  // Addresses are built from the language: forget those built in the former one.
  router.update(router.options);
  await router.navigate({
    to: '.',
    search: true,
    hash: true,
    params: true,
    replace: true,
    resetScroll: false,
    state: (previous) => ({ ...previous, language: locale }),
  });
  return true;
}

export function useLanguage(): Language {
  const router = useRouter();
  const { i18n } = useTranslation();
  const locale = useLocale();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const query = useRouterState({ select: (state) => state.location.searchStr });

  const choose = useCallback(
    async (chosen: Locale) => {
      storeLanguage(chosen);
      wanted = chosen;
      if (chosen === i18n.language) return;
      if (await speak(chosen, i18n, router)) return router.invalidate();
      // Not where it was asked for: somebody may have gone on since.
      const { pathname, searchStr } = router.latestLocation;
      location.assign(addressInLocale(pathname, searchStr, chosen));
    },
    [i18n, router],
  );
  return { locale, addressIn: (other) => addressInLocale(path, query, other), choose };
}
