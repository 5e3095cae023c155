import { wordValidation, type Locale } from '@site/vocabulary';
import type { FieldRule } from './field-rule';

/** Says what is wrong with a field, in the words that the API uses too. */
export function refusalOf({ refused, tidy }: FieldRule, typed: string, locale: Locale): string | undefined {
  const refusal = refused?.(tidy?.(typed) ?? typed);
  return refusal && wordValidation(refusal.rule, locale, refusal.parameters);
}
