import type { Locale } from '@site/vocabulary';

/** The name of a text in French or English says so by its end. */
export function languageOf(name: string): Locale | undefined {
  if (name.endsWith('_fr')) return 'fr';
  return name.endsWith('_en') ? 'en' : undefined;
}
