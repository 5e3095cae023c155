import { DEFAULT_LOCALE } from '@site/vocabulary';
import type { Locale } from '@site/vocabulary';

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
