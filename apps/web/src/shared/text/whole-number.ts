import type { Locale } from '@site/vocabulary';

// Not `Intl`: its spaces differ between releases, and a page must read the same on the server and in any browser.
const separator: Readonly<Record<Locale, string>> = { fr: '\u202F', en: ',' };

/** A count as it is written in a language: `12 500`, `12,500`. */
export function wholeNumber(value: number, locale: Locale): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, separator[locale]);
}

/** An amount of money, whose unit stays beside it. */
export function inFrancs(amount: number, locale: Locale): string {
  return `${wholeNumber(amount, locale)}\u00A0FCFA`;
}
