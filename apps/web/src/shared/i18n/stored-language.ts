import { isLocale, type Locale } from '@site/vocabulary';

/** The one thing that the public site keeps in the browser. */
export const LANGUAGE_KEY = 'language';

export function storedLanguage(): Locale | undefined {
  try {
    const value = localStorage.getItem(LANGUAGE_KEY);
    return isLocale(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale);
  } catch {
    // Blocked storage: the choice holds through the address alone.
  }
}
