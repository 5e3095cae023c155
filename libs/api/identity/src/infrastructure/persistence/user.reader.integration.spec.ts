import { beforeAll, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { UuidV7Generator } from '@site/api-platform/persistence';
import { User } from '../../domain/user';
import { identityEntities } from './identity.mappings';
import { MikroOrmIdentityStore } from './mikro-orm-identity.store';
import { UserReader } from './user.reader';

const ids = new UuidV7Generator();
const fresh = databaseOfSuite(identityEntities);
let store: MikroOrmIdentityStore;
let reader: UserReader;
const people = new Map<string, string>();

async function aPerson(fullName: string, email: string): Promise<string> {
  const id = ids.next();
  people.set(fullName, id);
  await store.transaction((records) => records.addUser(new User(id, email, fullName, 'x')));
  return id;
}

const openSession = async (userId: string, token: string) => {
  const id = ids.next();
  await store.transaction((records) => records.openSession({ id, userId, tokenHash: token.repeat(32) }));
  return id;
};
const list = (request: Omit<Parameters<UserReader['list']>[0], 'size'> = {}) =>
  reader.list({ size: 10, ...request });
const namesOf = async (page: ReturnType<typeof list>) => (await page).items.map(({ full_name }) => full_name);

beforeAll(async () => {
  store = new MikroOrmIdentityStore(fresh.database, fresh.orm);
  reader = new UserReader(fresh.database);
  await aPerson('Émile Kouamé', 'e.kouame@example.org');
  await aPerson('awa Koné', 'zone@example.org');
  await aPerson('Éric Zadi', 'a_b%c@example.ci');
});

describe('the list of people', () => {
  it('is newest first, and says how many there are', async () => {
    expect(await namesOf(list())).toEqual(['Éric Zadi', 'awa Koné', 'Émile Kouamé']);
    expect((await list({ skip: 1 })).total).toBe(3);
  });

  it('is sorted by name as a reader of French would, or by address, both ways, page after page', async () => {
    const byName = { by: 'full_name', descending: false };
    const first = await reader.list({ size: 2, sort: byName });
    expect(first.items.map(({ full_name }) => full_name)).toEqual(['awa Koné', 'Émile Kouamé']);
    expect(await namesOf(reader.list({ size: 2, sort: byName, after: first.next }))).toEqual(['Éric Zadi']);
    expect(await namesOf(list({ sort: { by: 'email', descending: true } }))).toEqual([
      'awa Koné',
      'Émile Kouamé',
      'Éric Zadi',
    ]);
  });

  it.each([
    ['emile', ['Émile Kouamé']],
    ['KONE', ['awa Koné']],
    ['zadi example', ['Éric Zadi']],
    ['ko example.org', ['awa Koné', 'Émile Kouamé']],
    ['b%c', ['Éric Zadi']],
    ['%', ['Éric Zadi']],
    ["') or 1=1 --", []],
  ])('is searched for %s in names and addresses, without case and accents', async (search, names) => {
    expect(await namesOf(list({ search }))).toEqual(names);
    expect((await list({ search })).total).toBe(names.length);
  });

  it('tells roles, living sessions, the last use and who waits for a link', async () => {
    const id = people.get('awa Koné') ?? '';
    const first = await openSession(id, 'a1');
    const second = await openSession(id, 'b2');
    const third = await openSession(id, 'c3');
    await store.transaction(async (records) => {
      await records.grantRole(id, 'admin');
      await records.endSession(first);
      await records.noteResetRequest(id);
    });
    await fresh.database.query(
      `update sessions set last_used_at = now() - interval '15 days' where id = $1`,
      [second],
    );
    const [row] = await fresh.database.query<{ at: string }>(
      `select to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at from sessions where id = $1`,
      [third],
    );
    const { items, total } = await list({ role: 'admin' });
    expect(total).toBe(1);
    expect(items).toMatchObject([{ id, roles: ['admin'], active_sessions: 1, last_seen_at: row?.at }]);
    expect(items[0]?.reset_requested_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]{15}Z$/);
    expect(Object.keys(items[0] ?? {})).not.toContain('password_hash');
    const [other] = (await list()).items;
    expect(other).toMatchObject({
      roles: [],
      active_sessions: 0,
      last_seen_at: null,
      reset_requested_at: null,
    });
  });

  it('keeps its total exact when people come and go at the same time', async () => {
    const before = (await list()).total;
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, n) => aPerson(`Passant ${n}`, `passant${n}@example.org`)),
    );
    expect((await list()).total).toBe(before + 12);
    await Promise.all(added.map((id) => fresh.database.query('delete from users where id = $1', [id])));
    expect((await list()).total).toBe(before);
  });
});
