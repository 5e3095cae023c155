import { filterNames, TEXT_LIMITS, YEAR, type Kind } from '@site/vocabulary';

/** Search and filters of an address that a list of the kind takes: an address may say anything. */
export function knownFilters(
  kind: Kind,
  search: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const asked = ['q', ...filterNames(kind)].map((name) => [name, (search[name] ?? '').trim()] as const);
  return Object.fromEntries(asked.filter(([name, value]) => value !== '' && isKnown(kind, name, value)));
}

function isKnown({ fields, derived }: Kind, name: string, value: string): boolean {
  const [follows, field] = [derived?.[name], fields[name]];
  if (follows?.type === 'year') return YEAR.test(value);
  if (follows?.type === 'group') return Object.keys(follows.groups).includes(value);
  if (field?.type === 'choice') return field.options.includes(value);
  const max = name === 'q' ? TEXT_LIMITS.search : field && 'max' in field ? field.max : 0;
  return [...value].length <= max && !/[\0\p{Surrogate}]/u.test(value);
}
