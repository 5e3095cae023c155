/** Languages of the product (specification §9); the first is the default. */
export const LOCALES = ['fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'fr';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
