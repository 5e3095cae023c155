import { DEFAULT_LOCALE, isLocale, type Locale } from '@site/vocabulary';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_PARAMETER, speak, storedLanguage, storeLanguage } from '../shared/i18n';

function browserLanguage(): Locale {
  return navigator.languages.map((name) => name.slice(0, 2).toLowerCase()).find(isLocale) ?? DEFAULT_LOCALE;
}

/**
 * Brings the language to pages whose path names none: the one chosen where no script ran, else the stored choice,
 * else the browser's (specification §4). An effect beside the page itself: earlier, the page would not match what
 * the server rendered.
 */
export function PreferredLanguage() {
  const { i18n } = useTranslation();
  const router = useRouter();
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(LANGUAGE_PARAMETER);
    if (isLocale(asked)) {
      storeLanguage(asked);
      void router.navigate({
        to: '.',
        search: ({ [LANGUAGE_PARAMETER]: _, ...others }) => others,
        hash: true,
        replace: true,
      });
    }
    const preferred = storedLanguage() ?? browserLanguage();
    if (preferred !== i18n.language) void speak(preferred, i18n, router);
  }, [i18n, router]);
  return null;
}
