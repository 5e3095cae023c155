import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freshDatabase, type FreshDatabase } from '../testing/fresh-database';
import { Answer } from './answer';
import { ResponseCache } from './response-cache';
import { PostgresContentChanges } from './postgres-content-changes';

class Instance {
  readonly kept = new ResponseCache();
  readonly changes: PostgresContentChanges;
  /** What a cache in front is told by it, and whether it had forgotten that itself. */
  readonly purged: (readonly [key: string, forgotten: boolean])[] = [];

  constructor(databaseUrl: string) {
    const purge = (key: string): void => void this.purged.push([key, !this.holds]);
    const shared = { purge, close: () => undefined };
    this.changes = new PostgresContentChanges({ databaseUrl, kept: this.kept, shared });
  }

  keep(seen = this.kept.latestChange): boolean {
    const answer = new Answer({ body: '[]', contentType: 'application/json', headers: [] });
    return this.kept.keep('/lessons', answer, { kinds: ['projects'], seen });
  }

  get holds(): boolean {
    return this.kept.find('/lessons') !== undefined;
  }
}

async function until(holds: () => boolean, patienceMs: number): Promise<void> {
  for (let waited = 0; !holds() && waited < patienceMs; waited += 10) await pause(10);
  expect(holds()).toBe(true);
}

describe('PostgresContentChanges', () => {
  let fresh: FreshDatabase;
  let owner: Client;
  let instances: readonly Instance[];
  const [first, second] = [() => instances[0]!, () => instances[1]!];

  beforeAll(async () => {
    Logger.overrideLogger(false);
    fresh = await freshDatabase();
    owner = new Client({ connectionString: fresh.superUrl });
    await owner.connect();
    await owner.query(`
      create table lessons (id int);
      create trigger lessons_announced after insert or update or delete or truncate on lessons
        for each statement execute function announce_change('projects')`);
  });
  afterAll(async () => {
    await owner.end();
    await fresh.close();
  });
  beforeEach(async () => {
    instances = [new Instance(fresh.appUrl), new Instance(fresh.appUrl)];
    await Promise.all(instances.map(({ changes }) => changes.listen()));
    // On a busy machine a connection may have to be tried again.
    await until(() => instances.every((instance) => instance.keep()), 60_000);
  });
  afterEach(() => Promise.all(instances.map(({ changes }) => changes.close())));

  it.each([
    'insert into lessons values (1)',
    'update lessons set id = 2',
    'delete from lessons',
    'truncate lessons',
  ])('makes every instance forget within a second after "%s"', async (statement) => {
    for (const instance of instances) expect(instance.keep()).toBe(true);
    const seen = second().kept.latestChange;
    await owner.query(statement);
    await until(() => instances.every(({ holds }) => !holds), 1_000);
    expect(second().keep(seen)).toBe(false);
    expect(second().keep()).toBe(true);
  });

  it('forgets at once where the change was made', () => {
    first().keep();
    first().changes.announce('projects');
    expect(first().holds).toBe(false);
  });

  it('calls whoever waits for changes of a kind, and of no other', async () => {
    const heard: string[] = [];
    for (const kind of ['projects', 'news'] as const)
      second().changes.onChange(kind, () => void heard.push(kind));
    await owner.query('insert into lessons values (2)');
    await until(() => heard.length > 0, 1_000);
    expect(heard).toEqual(['projects']);
  });

  it('has a cache in front told by each instance, after it has forgotten itself, of what is shown', async () => {
    for (const instance of instances) {
      expect(instance.purged).toEqual([['site', true]]);
      instance.keep();
    }
    await owner.query(`notify content_changed, 'outgoing_letters'; insert into lessons values (5)`);
    await until(() => instances.every(({ purged }) => purged.length > 1), 1_000);
    for (const { purged } of instances) expect(purged.slice(1)).toEqual([['projects', true]]);
  });

  it('says nothing of a change that was rolled back', async () => {
    first().keep();
    await owner.query('begin; insert into lessons values (3); rollback');
    await pause(200);
    expect(first().holds).toBe(true);
  });

  it('keeps nothing while its connection is lost, and hears again by itself', async () => {
    first().keep();
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'site changes'`,
    );
    await until(() => !first().holds, 1_000);
    expect(first().keep()).toBe(false);
    await until(() => first().keep(), 3_000);
    expect(first().purged.map(([key]) => key)).toEqual(['site', 'site']);
    await owner.query('insert into lessons values (4)');
    await until(() => !first().holds, 1_000);
  });

  it('keeps nothing while there is no database', async () => {
    const lost = new Instance('postgres://nobody@127.0.0.1:1/none');
    await lost.changes.listen();
    expect(lost.keep()).toBe(false);
    await lost.changes.close();
  });
});
