import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { Client } from 'pg';
import type { Answer } from './testing/ask';
import { anAdministrator, type Person } from './testing/people';
import { startBuilt, until, type RunningProduct } from './testing/running-product';
import { aProject } from './testing/sample-content';

const MANY = 100;
/** What an editor does is in these tables, wholly or not at all. */
const TABLES = [
  'projects',
  'record_versions',
  'binned_records',
  'journal',
  'content_totals',
  'removed_records',
];

const dataDir = mkdtempSync(join(tmpdir(), 'site-kills-'));
let fresh: FreshDatabase;
let superuser: Client;
let product: RunningProduct;
let editor: Person;

beforeAll(async () => {
  fresh = await freshDatabase();
  superuser = new Client({ connectionString: fresh.superUrl });
  await superuser.connect();
  product = await startBuilt(fresh, { dataDir });
  editor = await anAdministrator(product, fresh.database.query);
});
afterAll(async () => {
  await product.stop();
  await superuser.end();
  await fresh.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (path: string, body?: object, method = 'POST', headers = {}): Promise<Answer> =>
  product.ask(`/api/v1/${path}`, { method, body, headers, token: editor.token });
const ANY = { 'If-Match': '*' };

async function made(amount: number): Promise<string[]> {
  const operations = Array.from({ length: amount }, () => ({
    ...{ act: 'create', kind: 'projects', values: aProject() },
  }));
  const { body } = await call('batch', { operations });
  return (body['results'] as { id: string }[]).map(({ id }) => id);
}
const bulk = (act: string, ids: readonly string[], version = 1) =>
  call('projects/bulk', { act, records: ids.map((id) => ({ id, version })) });
const binBulk = (act: string, ids: readonly string[]) =>
  call('bin/bulk', { act, records: ids.map((id) => ({ kind: 'projects', id })) });

async function stored(): Promise<object> {
  const state: Record<string, unknown> = {};
  for (const table of TABLES) {
    const { rows } = await superuser.query(
      `select count(*)::int, md5(string_agg(t::text, '|' order by t::text)) from ${table} t`,
    );
    state[table] = rows[0];
  }
  return state;
}

/** Kills the product and the work it has begun once each act has noted its last record, or half of its many. */
async function killAmid(acts: readonly (() => Promise<Answer>)[], noted: readonly string[]): Promise<void> {
  await superuser.query(`
    create function while_noting() returns trigger language plpgsql as $$ begin perform pg_sleep(600); return new; end $$;
    create trigger while_noting after insert on journal for each row
      when (new.record in ('${noted.join("','")}')) execute function while_noting()`);
  const lost = acts.map((act) => act().catch(() => undefined));
  const amid = `from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
  await until(async () => (await superuser.query(`select ${amid}`)).rowCount === acts.length);
  product.signal('SIGKILL');
  await superuser.query(`select pg_terminate_backend(pid) ${amid}`);
  await Promise.all(lost);
  await superuser.query('drop function while_noting cascade');
}

it('a process that is killed amid what an editor does has done none of it, and all of it once it is asked again', async () => {
  const [saved, wentBack, deleted, restored] = (await made(4)) as [string, string, string, string];
  await call(`projects/${wentBack}`, aProject({ location: 'Man' }), 'PUT', ANY);
  const many: string[][] = [];
  while (many.length < 4) many.push(await made(MANY));
  const [hidden, withdrawn, unbinned, erased] = many as [string[], string[], string[], string[]];
  for (const ids of [[restored], unbinned, erased]) await bulk('withdraw', ids);
  const half = (ids: readonly string[]) => String(ids[MANY / 2]);
  // What changes how many there are waits for its turn: one of those at a time.
  const rounds: (readonly [act: () => Promise<Answer>, noted: string])[][] = [
    [
      [() => call(`projects/${saved}`, aProject({ location: 'Man' }), 'PUT', ANY), saved],
      [() => call(`projects/${wentBack}/versions/1/restore`, undefined, 'POST', ANY), wentBack],
      [() => bulk('hide', hidden), half(hidden)],
      [() => binBulk('erase', erased), half(erased)],
      [() => call(`projects/${deleted}`, undefined, 'DELETE', ANY), deleted],
    ],
    [[() => call(`bin/projects/${restored}/restore`), restored]],
    [[() => bulk('withdraw', withdrawn), half(withdrawn)]],
    [[() => binBulk('restore', unbinned), half(unbinned)]],
  ];
  for (const round of rounds) {
    const [acts, before] = [round.map(([act]) => act), await stored()];
    await killAmid(
      acts,
      round.map(([, noted]) => noted),
    );
    expect(await stored()).toEqual(before);
    product = await startBuilt(fresh, { dataDir });
    for (const act of acts) expect((await act()).status).toBeLessThan(300);
  }
  const { rows } = await superuser.query(
    'select deed, count(*)::int as amount from journal where record = any($1) group by 1 order by 1',
    [many.flat()],
  );
  expect(rows).toEqual([
    { deed: 'erased', amount: MANY },
    { deed: 'hidden', amount: MANY },
    { deed: 'published', amount: 4 * MANY },
    { deed: 'restored', amount: MANY },
    { deed: 'withdrawn', amount: 3 * MANY },
  ]);
});
