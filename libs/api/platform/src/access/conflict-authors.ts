import { Logger } from '@nestjs/common';
import type { Violation } from '@site/api-kernel';
import type { PersonNames } from './person-names';

const logger = new Logger('ConflictAuthors');

/** The refusal is the news; the name may be missing. */
export function authorOf(names: PersonNames, person: string): Promise<string | undefined> {
  return names.nameOf(person).catch((failure: unknown) => {
    logger.warn(failure);
    return undefined;
  });
}

/** What is refused, each with the name of whoever changed the record that it is about, where that is known. */
export async function signed<Refused extends Violation>(
  names: PersonNames,
  violations: readonly Refused[],
): Promise<Refused[]> {
  const people = new Set(violations.flatMap(({ edit }) => edit?.by ?? []));
  const known = new Map<string, string | undefined>();
  for (const person of people) known.set(person, await authorOf(names, person));
  return violations.map((one) => {
    const author = known.get(one.edit?.by ?? '');
    return author === undefined ? one : { ...one, author };
  });
}
