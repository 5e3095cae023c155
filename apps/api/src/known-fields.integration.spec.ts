import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate } from '@site/api-platform/persistence';
import { CONTENT_KINDS, EDITORIAL, exampleValues, wireFields, type Kind } from '@site/vocabulary';
import { migrations } from './migrations';
import { formerDatabase, type FormerDatabase } from './testing/former-database';

/** Before this one, all that is said has its versions. */
const KEPT = '20261126-journal';
const ID = '01900000-0000-7000-8000-000000000001';

let former: FormerDatabase;

/** What no form says. */
const UNASKED: Readonly<Record<string, unknown>> = { id: ID, slug: 'x' };

/** A record in the table of the kind, of the columns that it has by then and cannot do without; false: there is no table yet. */
async function hasRecord(kind: Kind): Promise<boolean> {
  const columns = await former.database.query<{ column: string; type: string }>(
    `select column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
       and is_generated = 'NEVER'`,
    [kind.name],
  );
  if (columns.length === 0) return false;
  const said = { ...UNASKED, ...exampleValues(kind) };
  const values = columns.map(({ column, type }) =>
    type.startsWith('timestamp') ? new Date() : said[column],
  );
  await former.database.query(
    `insert into ${kind.name} (${columns.map(({ column }) => column).join(', ')})
     values (${values.map((_, place) => `$${place + 1}`).join(', ')})`,
    values,
  );
  return true;
}

beforeAll(async () => {
  former = await formerDatabase(KEPT);
  let waiting: readonly Kind[] = CONTENT_KINDS;
  for (let place = migrations.findIndex(({ name }) => name === KEPT); waiting.length > 0; place += 1) {
    await migrate({ ...former, migrations: migrations.slice(0, place) });
    const made = await Promise.all(waiting.map(hasRecord));
    waiting = place < migrations.length ? waiting.filter((_, one) => made[one] === false) : [];
  }
  await former.upgrade();
});
afterAll(() => former.drop());

describe('a field that a step adds', () => {
  it.each(CONTENT_KINDS.map((kind: Kind) => kind))('is known to former versions of $name', async (kind) => {
    const [version] = await former.database.query<{ fields: object }>(
      'select fields from record_versions where kind = $1',
      [kind.name],
    );
    const names = [...wireFields(kind.fields).map(({ name }) => name), ...EDITORIAL];
    expect(names.filter((name) => !(name in (version?.fields ?? {})))).toEqual([]);
  });
});
