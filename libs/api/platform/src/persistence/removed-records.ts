import type { Database } from './database';

const BY_ID = 'select exists (select from removed_records where kind = $1 and id = $2) as removed';
const BY_SLUG =
  'select exists (select from removed_records where kind = $1 ' +
  "and slug_sha256 = sha256(convert_to($2, 'UTF8'))) as removed";

/** What an address names a record by. */
export type NamedBy = 'id' | 'slug';

/** Whether a record that everybody could see was at this address (procedure `remember_removed` of the migrations). */
export async function wasRemoved(
  database: Database,
  kind: string,
  by: NamedBy,
  name: string,
): Promise<boolean> {
  const text = by === 'id' ? BY_ID : BY_SLUG;
  const [row] = await database.query<{ removed: boolean }>(text, [kind, name], `removed-by-${by}`);
  return row?.removed ?? false;
}
