import type { Values } from '../../../shared/ui/admin-form';

/** My changes on top of theirs: a field that I left as it was takes their text. */
export function merged(
  stored: Values,
  { mine, theirs }: { readonly mine: Values; readonly theirs: Values },
): Values {
  const fields = Object.entries(mine).map(([name, value]) => [
    name,
    value === stored[name] ? (theirs[name] ?? '') : value,
  ]);
  return Object.fromEntries(fields);
}

export function sameValues(one: Values, other: Values): boolean {
  return Object.keys(other).every((name) => one[name] === other[name]);
}
