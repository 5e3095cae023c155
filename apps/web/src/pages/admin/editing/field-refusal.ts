import { lengthOf, wordValidation, type Locale } from '@site/vocabulary';
import type { FieldRule } from './record-kind';

/** Says what is wrong with a field, in the words that the API uses too. */
export function refusalOf(
  { required, max, check, tidy }: FieldRule,
  typed: string,
  locale: Locale,
): string | undefined {
  const value = tidy?.(typed) ?? typed;
  if (value.trim() === '') return required && wordValidation(required, locale);
  if (max !== undefined && lengthOf(value) > max) return wordValidation('text_too_long', locale, { max });
  const [rule, parameters] = check?.(value) ?? [];
  return rule && wordValidation(rule, locale, parameters);
}

/** A text in French or English says so by the end of its name. */
export function languageOf(name: string): Locale | undefined {
  if (name.endsWith('_fr')) return 'fr';
  return name.endsWith('_en') ? 'en' : undefined;
}
