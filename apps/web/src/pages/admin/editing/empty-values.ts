import type { FieldRules, ValuesOf } from './record-kind';

/** What a new record starts with: nothing, but for what is given. */
export function emptyValues<Rules extends FieldRules>(
  rules: Rules,
  given: Partial<ValuesOf<Rules>> = {},
): ValuesOf<Rules> {
  const empty = Object.fromEntries(Object.keys(rules).map((name) => [name, '']));
  return { ...empty, ...given } as ValuesOf<Rules>;
}
