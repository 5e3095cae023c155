import { isLocale, type Locale } from '@site/vocabulary';
import { tryStorage } from '../storage';

/** The one thing that the public site keeps in the browser. */
export const LANGUAGE_KEY = 'language';

export function storedLanguage(): Locale | undefined {
  const value = tryStorage(() => localStorage.getItem(LANGUAGE_KEY));
  return isLocale(value) ? value : undefined;
}

/** Where storage is blocked the choice holds through the address alone. */
export function storeLanguage(locale: Locale): void {
  tryStorage(() => localStorage.setItem(LANGUAGE_KEY, locale));
}
