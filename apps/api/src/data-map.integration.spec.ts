import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, FIRM_DEFAULTS, type Kind } from '@site/vocabulary';
import { BackupHistory } from '@site/api-platform/backup';
import { ChangeFeed } from '@site/api-platform/change-feed';
import { Webhooks } from '@site/api-platform/webhooks';
import { PersonalDataRegistry } from './personal-data-registry';
import { columnsOf, dataMap, mayTellOfPeople, type Column } from './testing/data-map';
import { anAdministrator, PASSWORD, personOf, type Person } from './testing/people';
import type { Product } from './testing/product';
import { aContactMessage } from './testing/sample-message';
import { sampleOf } from './testing/sample-of-kind';
import { dumpOf } from './testing/stored-state';
import { productOfSuite } from './testing/suite-in-process';

/** Told apart from the table, whose other rows are what visitors wrote. */
const FILED = 'contact_messages_filed';
const NAME = 'Fatoumata Zerbo';
const EMAIL = 'fatoumata.zerbo@example.org';

const map = dataMap();
const product = productOfSuite();
let columns: Column[];

beforeAll(async () => {
  columns = await columnsOf(product.query);
});

describe('docs/data-map.md', () => {
  it('names each table of the schema once, and no other', () => {
    expect(map.map(({ table }) => table).toSorted()).toEqual(
      [...new Set(columns.map(({ table }) => table))].toSorted(),
    );
  });

  it('says of each column that may tell of people whether it does', () => {
    const silent = columns.filter(
      (one) =>
        mayTellOfPeople(one) &&
        !map.some(({ table, columns: said }) => table === one.table && said.includes(one.column)),
    );
    expect(silent.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  });

  it('names no column that is not there', () => {
    const gone = map.flatMap(({ table, columns: said }) =>
      said
        .filter((column) => !columns.some((one) => one.table === table && one.column === column))
        .map((column) => `${table}.${column}`),
    );
    expect(gone).toEqual([]);
  });
});

describe('somebody who has used everything', () => {
  let person: Person;
  const held = () => product.app.get(PersonalDataRegistry);
  const naming = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const { table, column } of columns.filter(({ namesAccount }) => namesAccount)) {
      const rows = await product.query(`select 1 from ${table} where ${column} = $1`, [person.id]);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  };

  beforeAll(async () => {
    await anAdministrator(product, product.query);
    const body = { full_name: NAME, email: EMAIL, password: PASSWORD };
    person = personOf(await product.ask('/api/v1/auth/sign-up', { body }));
    await useEverything(product, person);
  });

  it('is named in every column that names accounts', async () => {
    const all = columns.filter(({ namesAccount }) => namesAccount);
    expect(await naming()).toEqual(all.map(({ table, column }) => `${table}.${column}`));
  });

  it('is told the rows of just those tables of which the map says so', async () => {
    const about = await held().about(EMAIL);
    const told = Object.entries(about).filter(([, rows]) => rows.length > 0);
    const said = map.filter(({ exported }) => exported).map(({ table }) => table);
    expect(told.map(([table]) => table).toSorted()).toEqual([...said, FILED].toSorted());
    const kinds = (about['record_versions'] as { kind: string }[]).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set([...CONTENT_KINDS.map(({ name }) => name), 'settings']));
    expect(JSON.stringify(about)).not.toMatch(/secret|argon2|a-digest/);
  });

  it('is named nowhere once erased, but by a bare id in the journal', async () => {
    await held().erase(EMAIL);
    expect(await naming()).toEqual([]);
    const dump = (await dumpOf(product.query)).split('\n');
    const holding = (word: string) => dump.filter((line) => line.toLowerCase().includes(word.toLowerCase()));
    expect([...holding(EMAIL), ...holding(NAME)]).toEqual([]);
    expect(holding(person.id).filter((line) => !line.startsWith('journal '))).toEqual([]);
  });
});

describe('what names nobody', () => {
  it.each([
    ['webhook_deliveries', 'created_at', '30 days', () => product.app.get(Webhooks).sweep()],
    ['content_changes', 'at', '12 months', () => product.app.get(ChangeFeed).sweep()],
    ['backups', 'finished_at', '12 months', () => product.app.get(BackupHistory).note(WRITTEN)],
  ] as const)('goes all the same: %s, by %s, after %s', async (table, moment, time, sweep) => {
    await product.query(`delete from ${table}`);
    for (const age of [`${time} 1 minute`, `${time} -1 minute`]) {
      await product.query(PASSING[table]);
      await product.query(
        `update ${table} set ${moment} = now() - $1::interval where ${moment} > now() - interval '1 hour'`,
        [age],
      );
    }
    await sweep();
    const left = await product.query(
      `select from ${table} where ${moment} < now() - interval '1 hour' and ${moment} >= now() - $1::interval`,
      [time],
    );
    const older = await product.query(`select from ${table} where ${moment} < now() - $1::interval`, [time]);
    expect([left.length, older.length]).toEqual([1, 0]);
  });
});

const WRITTEN = { name: 'a.backup', size: 1, tables: 0, rows: 0, files: 0, bytes: 0, missing: [] };
const PASSING = {
  webhook_deliveries: `with made as (
      insert into webhooks (url, kinds, secret) values ('https://copy.example', '{}', 's') returning id)
    insert into webhook_deliveries (webhook, kind, record, changed_at)
    select id, 'projects', gen_random_uuid(), now() from made`,
  content_changes: `insert into content_changes (generation, kind, record) values (0, 'projects', gen_random_uuid())`,
  backups: 'insert into backups (bytes, files, missing) values (1, 0, 0)',
};

/** Writes, deletes, uploads, files, announces and sets up whatever an account can, and what a visitor can, too. */
async function useEverything({ ask, query }: Product, { id, token }: Person): Promise<void> {
  await query(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id]);
  for (const kind of CONTENT_KINDS as readonly Kind[]) {
    const made = await ask(`/api/v1/${kind.url}`, { body: sampleOf(kind), token });
    expect(made.status).toBe(201);
    if (kind.name !== 'projects') continue;
    const headers = { 'If-Match': '*' };
    await ask(`/api/v1/projects/${String(made.body['id'])}`, { method: 'DELETE', headers, token });
    await ask('/api/v1/projects', { body: sampleOf(kind), token });
  }
  const settings = { method: 'PUT', headers: { 'If-Match': '*' }, body: FIRM_DEFAULTS, token };
  expect((await ask('/api/v1/admin/settings', settings)).status).toBe(200);
  expect((await ask('/api/v1/contact-messages', { body: aContactMessage({ email: EMAIL }) })).status).toBe(
    202,
  );
  const subscription = { email: EMAIL, consent: true };
  expect((await ask('/api/v1/newsletter/subscriptions', { body: subscription })).status).toBe(202);
  for (const statement of [
    `insert into api_keys (id, name, hint, secret_hash, scopes, made_by)
     values (gen_random_uuid(), 'copy', 'site_x', 'a-digest', '{}', $1)`,
    `insert into webhooks (url, kinds, secret, made_by) values ('https://copy.example', '{}', 'a-secret', $1)`,
    `insert into newsletter_announcements (news_id, announced_by) values (gen_random_uuid(), $1)`,
    `insert into password_resets (token_hash, user_id, expires_at) values (sha256('x'), $1, now() + interval '1 hour')`,
    `insert into second_factors (user_id, sealed_secret) values ($1, 'a-secret')`,
    `insert into files (id, bucket, name, original_name, content_type, size, sha256, uploaded_by, edited_by)
     values (gen_random_uuid(), 'news-images', 'x.png', 'plan.png', 'image/png', 1, sha256('x'), $1, $1)`,
    'update partner_order set edited_by = $1',
    `update contact_messages set edited_by = $1, status = 'handled'`,
  ]) {
    await query(statement, [id]);
  }
  await query(`insert into recovery_codes (code_hash, user_id) values ('a-digest', $1)`, [id]);
}
