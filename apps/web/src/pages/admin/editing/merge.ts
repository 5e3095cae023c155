import type { Values } from './record-kind';

/** My changes on top of theirs: a field that I left as it was takes their text. */
export function merged<TValues extends Values>(
  stored: TValues,
  { mine, theirs }: { readonly mine: TValues; readonly theirs: TValues },
): TValues {
  const fields = Object.entries<string>(mine).map(([name, value]) => [
    name,
    value === stored[name as keyof TValues] ? theirs[name as keyof TValues] : value,
  ]);
  return Object.fromEntries(fields) as TValues;
}

export function sameValues(one: Values, other: Values): boolean {
  return Object.keys(other).every((name) => one[name] === other[name]);
}
