import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import type { Answer } from './testing/ask';
import { keyedWrites, type KeyedWrite } from './testing/keyed-writes';
import { anAdministrator } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';

/** Longer than a key is held for a request whose process is gone, shorter than any request may take. */
const SOON = 12_000;
const dataDir = mkdtempSync(join(tmpdir(), 'site-once-'));
let fresh: FreshDatabase;
let superuser: Client;
let product: RunningProduct;
let writes: readonly KeyedWrite[];
const ask: RunningProduct['ask'] = (path, asked) => product.ask(path, asked);

beforeAll(async () => {
  fresh = await freshDatabase();
  superuser = new Client({ connectionString: fresh.superUrl });
  await superuser.connect();
  product = await startBuilt(fresh, { dataDir });
  const { token } = await anAdministrator(product, fresh.database.query);
  writes = await keyedWrites(ask, token);
});
afterAll(async () => {
  await product.stop();
  await superuser.end();
  await fresh.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Something happens whenever an answer is noted under its key. */
async function whenNoted(statement: string): Promise<void> {
  await superuser.query(`
    create function at_noting() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
    create trigger at_noting before update on idempotency_keys for each row
      when (new.status is not null) execute function at_noting()`);
}
const asBefore = () => superuser.query('drop function at_noting cascade');

async function rowsOf({ tables }: KeyedWrite): Promise<number[]> {
  const counts = tables.map(async (table) => {
    const [row] = await fresh.database.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    return row?.n ?? -1;
  });
  return Promise.all(counts);
}
/** A page is another each time; that of a form says by its status and address what became of it. */
const toldBy = ({ status, headers, text }: Answer) => [
  status,
  headers['location'],
  headers['etag'],
  /html/.test(String(headers['content-type'])) || text,
];
const oneMore = (counts: readonly number[]): number[] => counts.map((count) => count + 1);

async function retryUntilDone(write: KeyedWrite, turn: string): Promise<Answer> {
  let last: Answer | undefined;
  await until(async () => {
    last = await write.send(turn);
    return last.status !== 409;
  }, SOON);
  return last as Answer;
}

describe('a write whose answer cannot be noted', () => {
  it('has not happened, says so, and is done once when it is tried again', async () => {
    for (const write of writes) {
      const before = await rowsOf(write);
      await whenNoted(`raise exception 'no room' using errcode = 'disk_full'`);
      const refused = await write.send('noting');
      await asBefore();
      expect([write.name, refused.status >= 500, await rowsOf(write)]).toEqual([write.name, true, before]);
      const done = await write.send('noting');
      expect([write.name, done.status]).toEqual([write.name, write.status]);
      const again = await write.send('noting');
      expect([write.name, toldBy(again)]).toEqual([write.name, toldBy(done)]);
      expect([write.name, await rowsOf(write)]).toEqual([write.name, oneMore(before)]);
    }
  });
});

describe('a process that is killed while it notes an answer', () => {
  it.each(['api', 'form'] as const)('has done nothing twice once it is asked again (%s)', async (by) => {
    const asked = writes.filter((write) => write.by === by);
    const turn = `killed ${by}`;
    const before = await Promise.all(asked.map(rowsOf));
    await whenNoted('perform pg_sleep(4)');
    const lost = asked.map((write) => write.send(turn).catch(() => undefined));
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    await until(async () => (await superuser.query(`select ${waiting}`)).rowCount === asked.length);
    product.signal('SIGKILL');
    await superuser.query(`select pg_terminate_backend(pid) ${waiting}`);
    await Promise.all(lost);
    await asBefore();
    product = await startBuilt(fresh, { dataDir });
    for (const [index, write] of asked.entries()) {
      const done = await retryUntilDone(write, turn);
      expect([write.name, done.status]).toEqual([write.name, write.status]);
      const again = await write.send(turn);
      expect([write.name, toldBy(again)]).toEqual([write.name, toldBy(done)]);
      expect([write.name, await rowsOf(write)]).toEqual([write.name, oneMore(before[index] ?? [])]);
    }
  });
});

describe('a process that is killed after it has answered', () => {
  it('answers the same once it is asked again', async () => {
    const answers = await Promise.all(writes.map((write) => write.send('answered')));
    const before = await Promise.all(writes.map(rowsOf));
    product.signal('SIGKILL');
    await product.ended;
    product = await startBuilt(fresh, { dataDir });
    for (const [index, write] of writes.entries()) {
      const again = await write.send('answered');
      expect([write.name, toldBy(again)]).toEqual([write.name, toldBy(answers[index] as Answer)]);
      expect([write.name, await rowsOf(write)]).toEqual([write.name, before[index]]);
    }
  });
});
