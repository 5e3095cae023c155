import type { PersonNames } from '../access/person-names';

/** The names of those that a page is about; null where nobody knows any more who it was. */
export async function namesOfPeople(
  names: Pick<PersonNames, 'nameOf'>,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const people = [...new Set(ids)].filter((id) => id !== null);
  const known = new Map(await Promise.all(people.map(async (id) => [id, await names.nameOf(id)] as const)));
  return (id) => (id === null ? null : (known.get(id) ?? null));
}
