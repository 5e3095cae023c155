import { DEFAULT_LOCALE, isLocale, type Locale } from '@site/vocabulary';

const english = /^\/en(?=\/|$)/;
const unprefixed = /^\/(?:auth|admin)(?=\/|$)/;

/** The language that an address names; the default one where it names none. */
export function localeOfPath(path: string): Locale {
  return english.test(path) ? 'en' : DEFAULT_LOCALE;
}

/** Sign-in and administration live at one address in every language. */
export function hasLanguageInAddress(path: string): boolean {
  return !unprefixed.test(path);
}

/** `/en/projects` → `/projects`, `/en` → `/`. */
export function withoutLocale(path: string): string {
  return path.replace(english, '') || '/';
}

/** `/projects` → `/en/projects`, `/` → `/en` for English; French addresses have no prefix. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE || unprefixed.test(path)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** `?lang=en` after sign-in and administration: how the choice reaches the server when no script runs. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language of a whole address. */
export function localeOfAddress(path: string, query: string): Locale {
  const asked = new URLSearchParams(query).get(LANGUAGE_PARAMETER);
  return !hasLanguageInAddress(path) && isLocale(asked) ? asked : localeOfPath(path);
}

/** The same page in another language. */
export function addressInLocale(path: string, query: string, locale: Locale): string {
  if (hasLanguageInAddress(path)) return inLocale(path, locale) + query;
  const asked = new URLSearchParams(query);
  asked.set(LANGUAGE_PARAMETER, locale);
  return `${path}?${asked}`;
}
