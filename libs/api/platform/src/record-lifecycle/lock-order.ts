import type { Database } from '../persistence/database';
import type { Named } from './bulk';

/**
 * Holds records that are about to be changed or removed, in one order and before all else: two that took them in the
 * order of who asks would wait for each other.
 */
export async function holdRecords(
  database: Pick<Database, 'write'>,
  records: readonly Required<Named>[],
): Promise<void> {
  const kinds = new Set(records.map(({ kind }) => kind));
  for (const name of [...kinds].toSorted()) {
    const ids = records.filter(({ kind }) => kind === name).map(({ id }) => id);
    const text = `select from ${name} where id = any($1::uuid[]) order by id for no key update`;
    await database.write(text, [ids]);
  }
}

/** Waits for whoever else takes several of what there is once for a kind, such as its addresses, in an order of his own. */
export async function holdSeveral(
  database: Pick<Database, 'write'>,
  shared: Iterable<string>,
): Promise<void> {
  if (new Set(shared).size > 1)
    await database.write(`select pg_advisory_xact_lock(hashtext('several totals'))`);
}

/** Waits for whoever else takes records of a kind in: what is there already is looked for before the rest is made. */
export async function holdIntake(database: Pick<Database, 'write'>, kind: string): Promise<void> {
  await database.write('select pg_advisory_xact_lock(hashtext($1))', [`intake of ${kind}`]);
}
