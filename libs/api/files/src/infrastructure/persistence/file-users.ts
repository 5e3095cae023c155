import type { NamedRecord } from '@site/api-kernel';
import type { Database } from '@site/api-platform/persistence';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';

/** Records of one file that are told; of a logo that a thousand use, nobody reads more. */
const MOST_TOLD = 20;
const kinds: readonly Kind[] = CONTENT_KINDS;
const TITLE = `case kind ${kinds
  .map(({ name, fields }) => `when '${name}' then fields ->> '${wireFields(fields)[0]?.name}'`)
  .join(' ')} end`;
const USERS = `
  select address, kind, record as id, ${TITLE} as title, binned
  from (select *, row_number() over (partition by address order by binned, kind, record) as place
        from users_of_files($1)) used where place <= ${MOST_TOLD} order by address, place`;

/** Records that use these files, and those in the bin that would again, by the address of the file. */
export async function usersOfFiles(
  database: Pick<Database, 'query'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, readonly NamedRecord[]>> {
  if (addresses.length === 0) return new Map();
  const rows = await database.query<NamedRecord & { readonly address: string }>(
    USERS,
    [addresses],
    'file-users',
  );
  const byAddress = Map.groupBy(rows, ({ address }) => address);
  return new Map(
    [...byAddress].map(([address, users]) => [
      address,
      users.map(({ kind, id, title, binned }) => ({ kind: urlOf(kind), id, title, binned })),
    ]),
  );
}

const urlOf = (table: string): string => kinds.find(({ name }) => name === table)?.url ?? table;
