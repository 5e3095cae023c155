import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { PostgresWaitingLetters } from './infrastructure/outbox/postgres-waiting-letters';

let fresh: FreshDatabase;
let letters: PostgresWaitingLetters;

beforeAll(async () => {
  fresh = await freshDatabase();
  letters = new PostgresWaitingLetters(fresh.database);
});
afterAll(() => fresh.close());
beforeEach(() => fresh.database.query('delete from outgoing_letters'));

const written = (count: number, kind = 'greeting') =>
  fresh.database.query(
    `insert into outgoing_letters (kind, about) select $1, gen_random_uuid() from generate_series(1, $2)`,
    [kind, count],
  );
const left = () =>
  fresh.database.query<{ attempts: number; last_error_code: string | null; seconds: number }>(
    `select attempts, last_error_code, round(extract(epoch from next_try_at - now()))::int as seconds
     from outgoing_letters`,
  );
const take = (early = false) => letters.take(['greeting'], early);
async function taken() {
  const letter = await take();
  if (letter === undefined) throw new Error('nothing was due');
  return letter;
}

describe('letters that wait in PostgreSQL', () => {
  it('are given to one taker each, however many take at once', async () => {
    await written(20);
    const all = await Promise.all(Array.from({ length: 30 }, () => take()));
    const given = all.filter((letter) => letter !== undefined);
    expect(given.length).toBeLessThanOrEqual(20);
    expect(new Set(given.map(({ id }) => id)).size).toBe(given.length);
    expect(given[0]).toEqual({
      id: expect.any(String),
      kind: 'greeting',
      about: expect.any(String),
      attempts: 1,
      age: 0,
    });
  });

  it('are the taker’s own for two minutes, then another’s', async () => {
    await written(1);
    await taken();
    expect(await take()).toBeUndefined();
    expect(await left()).toEqual([{ attempts: 1, last_error_code: null, seconds: 120 }]);
    await fresh.database.query(`update outgoing_letters set next_try_at = now() - interval '1 second'`);
    expect((await taken()).attempts).toBe(2);
  });

  it('of a kind that nobody here can word are not taken', async () => {
    await written(1, 'unheard-of');
    expect(await take()).toBeUndefined();
  });

  it('come back after the pause, and say why', async () => {
    await written(1);
    await letters.postpone(await taken(), 45, 'not_sent');
    expect(await left()).toEqual([{ attempts: 1, last_error_code: 'not_sent', seconds: 45 }]);
    expect(await take()).toBeUndefined();
  });

  it('are changed by nobody who comes back after his turn', async () => {
    await written(1);
    const late = await taken();
    await fresh.database.query('update outgoing_letters set next_try_at = now()');
    const current = await taken();
    await letters.remove(late);
    await letters.postpone(late, 1, 'not_sent');
    expect(await left()).toEqual([{ attempts: 2, last_error_code: null, seconds: 120 }]);
    await letters.remove(current);
    expect(await left()).toEqual([]);
  });
});

describe('letters that wait for a server that was away', () => {
  /** One letter for each way of waiting, all due in ten minutes. */
  async function apart(): Promise<void> {
    await fresh.database.query(`
      insert into outgoing_letters (kind, about, attempts, last_error_code, next_try_at)
      select 'greeting', gen_random_uuid(), attempts, code, now() + interval '10 minutes'
      from (values (0, null), (7, 'not_reached'), (8, 'not_sent'), (9, 'not_worded'), (10, 'not_yet'))
        as ways (attempts, code)`);
  }
  const due = () =>
    fresh.database.query<{ attempts: number }>(
      'select attempts from outgoing_letters where next_try_at <= now() order by attempts',
    );

  it('are due as soon as it is back, and only those', async () => {
    await apart();
    await letters.hasten();
    expect((await due()).map(({ attempts }) => attempts)).toEqual([0, 7, 8]);
  });

  it('are given before their time to whoever asks for the server, each once', async () => {
    await apart();
    expect(await take()).toBeUndefined();
    const given = await Promise.all(Array.from({ length: 8 }, () => take(true)));
    expect(given.flatMap((letter) => letter?.attempts ?? []).toSorted((a, b) => a - b)).toEqual([1, 8, 9]);
    expect(await take(true)).toBeUndefined();
  });

  it('are left alone while somebody sends them, though others are hastened', async () => {
    await apart();
    const mine = await letters.take(['greeting'], true);
    await letters.hasten();
    expect(await due()).toHaveLength(2);
    const others = await Promise.all([take(true), take(true), take(true)]);
    expect(others.map((letter) => letter?.id)).not.toContain(mine?.id);
  });
});

describe('what writes of them', () => {
  const source = (name: string, rows: string, condition: string) =>
    `create table ${name} (id uuid primary key default gen_random_uuid(), ${rows});
     call write_letter_about('${name}', 'greeting', ${condition});`;

  it('is the transaction of the record: both are there, or neither', async () => {
    const { Client } = await import('pg');
    const owner = new Client({ connectionString: fresh.superUrl });
    await owner.connect();
    try {
      await owner.query(
        source('guests', 'name text', `'new.name <> ''''', 'old.name = '''' and new.name <> '''''`),
      );
      await owner.query(`begin; insert into guests (name) values ('Awa'); rollback`);
      expect(await left()).toEqual([]);
      await owner.query(`insert into guests (name) values ('Awa'), ('')`);
      expect(await left()).toHaveLength(1);
      await owner.query(`update guests set name = 'Yao'`);
      expect(await left()).toHaveLength(2);
      const about = await owner.query('select about from outgoing_letters l join guests g on g.id = l.about');
      expect(about.rowCount).toBe(2);
    } finally {
      await owner.query('drop table if exists guests');
      await owner.end();
    }
  });
});
