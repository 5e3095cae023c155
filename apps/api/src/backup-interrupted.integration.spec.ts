import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { Backup, BackupHistory, NightlyBackup, Restore, type StoredFiles } from '@site/api-platform/backup';
import { MIGRATION_LOCK } from '@site/api-platform/persistence';
import { emptyDatabase, freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { migrations } from './migrations';
import { PUBLIC_URL } from './testing/forged-token';
import { beginCommand, startBuilt, until, type Ended } from './testing/running-product';
import { aStore, watched } from './testing/stores-of-backup';

const NEVER = new AbortController().signal;
const HELD = {
  'project-images/a.jpg': Buffer.alloc(3_000, 'a'),
  'publications/b.pdf': Buffer.alloc(70_000, 'b'),
};
let fresh: FreshDatabase;
let place: Awaited<ReturnType<typeof emptyDatabase>>;
/** Sees what the sessions of all databases do. */
let watcher: Client;
let folder: string;
/** Of what `HELD` is. */
let archive: string;

beforeAll(async () => {
  [fresh, place] = [await freshDatabase(), await emptyDatabase()];
  watcher = new Client({ connectionString: fresh.superUrl });
  await watcher.connect();
  folder = mkdtempSync(join(tmpdir(), 'site-interrupted-'));
  archive = join(folder, 'whole.backup');
  await backupOf(aStore(HELD)).write(archive);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await watcher.end();
  await fresh.close();
  await place.drop();
});

const newFolder = (name: string): string => mkdtempSync(join(folder, `${name}-`));
const backupOf = (files: StoredFiles): Backup =>
  new Backup({ databaseUrl: fresh.appUrl, files, passphrase: undefined });
const restoreInto = (files: StoredFiles, appUrl = place.appUrl): Restore =>
  new Restore({ plan: { ownerUrl: place.ownerUrl, appUrl, migrations }, files, passphrase: undefined });

/** What the sessions of a program do in a database. */
async function sessionsOf(name: string, url = fresh.ownerUrl): Promise<{ waits: boolean; query: string }[]> {
  const { rows } = await watcher.query<{ waits: boolean; query: string }>(
    `select wait_event_type = 'Lock' as waits, query from pg_stat_activity where application_name = $1 and datname = $2`,
    [name, new URL(url).pathname.slice(1)],
  );
  return rows;
}

/** How many tables there are in the place. */
async function tables(): Promise<number | null> {
  const client = new Client({ connectionString: place.ownerUrl });
  await client.connect();
  try {
    return (await client.query(`select from pg_tables where schemaname in ('public', 'jobs')`)).rowCount;
  } finally {
    await client.end();
  }
}

interface Told {
  readonly url: string;
  readonly hold: string;
  readonly program: string;
  readonly by?: NodeJS.Signals;
}

/** Begins a command, and tells it to end where it waits for what somebody else holds. */
async function endedWhileItWaits(
  { url, hold, program, by = 'SIGTERM' }: Told,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  const holder = new Client({ connectionString: url });
  await holder.connect();
  const command = beginCommand(words, environment);
  try {
    await holder.query('begin');
    await holder.query(hold);
    await until(async () => (await sessionsOf(program, url)).some(({ waits }) => waits));
    command.signal(by);
    return await command.ended;
  } finally {
    command.signal('SIGKILL');
    await holder.end();
  }
}

describe('a backup', () => {
  it('that is told to end says so, and leaves nothing', async () => {
    const [nights, dataDir] = [newFolder('told'), newFolder('data')];
    const { code, output } = await endedWhileItWaits(
      { url: fresh.ownerUrl, hold: 'lock table paces in access exclusive mode', program: 'site backup' },
      ['backup', join(nights, 'a.backup')],
      { DATABASE_URL: fresh.appUrl, MIGRATION_DATABASE_URL: fresh.ownerUrl, DATA_DIR: dataDir },
    );
    expect([code, output]).toEqual([1, expect.stringContaining('Interrompu / interrupted')]);
    expect(readdirSync(nights)).toEqual([]);
  });

  it('of the night that is cut short by the end of the product is no error, and the next start’s first work', async () => {
    const environment = { BACKUP_DIR: newFolder('nightly') };
    const holder = new Client({ connectionString: fresh.ownerUrl });
    await holder.connect();
    try {
      // A start makes the queue, and the next one finds what is due in it.
      const first = await startBuilt(fresh, { environment });
      const due = `insert into jobs.job (name, policy, retry_limit, retry_delay)
        select name, policy, 20, 3600 from jobs.queue where name = 'backup' returning id`;
      await until(async () => (await fresh.database.query(due)).length > 0);
      await first.stop();
      await holder.query('begin');
      await holder.query('lock table paces in access exclusive mode');
      const product = await startBuilt(fresh, { environment });
      await until(async () => (await sessionsOf('site backup')).some(({ waits }) => waits));
      const { code, output } = await product.stop();
      expect(code).toBe(0);
      expect(output).not.toMatch(/"level":"(warn|error|fatal)"/);
      expect(output).toContain('"queue":"backup","msg":"interrupted, will be tried again"');
    } finally {
      await holder.end();
    }
    expect(readdirSync(environment.BACKUP_DIR)).toEqual([]);
    const next = await startBuilt(fresh, { environment });
    const written = () => readdirSync(environment.BACKUP_DIR).find((name) => name.endsWith('.backup'));
    await until(() => written() !== undefined);
    await next.stop();
    // It holds the job that wrote it, which nobody works on in the restored place.
    const other = await emptyDatabase();
    const client = new Client({ connectionString: other.ownerUrl });
    try {
      const plan = { ...other, migrations };
      const restore = new Restore({ plan, files: aStore(), passphrase: undefined });
      await restore.from(join(environment.BACKUP_DIR, written() ?? ''));
      await client.connect();
      expect((await client.query(`select name, state from jobs.job where name = 'backup'`)).rows).toEqual([]);
    } finally {
      await client.end();
      await other.drop();
    }
  });

  it('that another writes already is refused, and the other’s stays whole', async () => {
    const nights = newFolder('both');
    const path = join(nights, 'both.backup');
    const outcomes = await Promise.allSettled([1, 2].map(() => backupOf(aStore(HELD)).write(path)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readdirSync(nights)).toEqual(['both.backup']);
  });

  it('takes the leftovers of its kind away that nobody has written to for hours, and no others', async () => {
    const nights = newFolder('leftovers');
    const leave = (name: string, hours: number): void => {
      const at = Date.now() / 1_000 - hours * 3_600;
      writeFileSync(join(nights, name), '');
      utimesSync(join(nights, name), at, at);
    };
    leave('site-site.test-2001-01-01T01-30-00Z.backup.partial', 13);
    leave('site-2001-01-01T01-30-00Z.backup.partial', 13);
    leave('site-site.test-2001-01-02T01-30-00Z.backup.partial', 1);
    leave('site-other.test-2001-01-01T01-30-00Z.backup.partial', 13);
    leave('note-2001.partial', 13);
    const parts = { history: new BackupHistory(fresh.database), folder: nights, keep: 2 };
    await new NightlyBackup({
      ...parts,
      backup: backupOf(aStore(HELD)),
      clock: { now: () => new Date('2026-11-26T01:30:00Z') },
      publicUrl: PUBLIC_URL,
    }).run(NEVER);
    expect(readdirSync(nights).sort()).toEqual([
      'note-2001.partial',
      'site-other.test-2001-01-01T01-30-00Z.backup.partial',
      'site-site.test-2001-01-02T01-30-00Z.backup.partial',
      'site-site.test-2026-11-26T01-30-00Z.backup',
    ]);
  });

  it('keeps its connection awake while files are copied', async () => {
    const beats: (() => void)[] = [];
    const heart = jest.spyOn(globalThis, 'setInterval').mockImplementation(((beat: () => void) => {
      beats.push(beat);
      return setTimeout(() => undefined);
    }) as never);
    const copying = watched(aStore(HELD), {
      open: async () => {
        for (const beat of beats) beat();
        await until(async () => (await sessionsOf('site backup')).some(({ query }) => query === 'select 1'));
      },
    });
    try {
      await backupOf(copying).write(join(newFolder('awake'), 'a.backup'));
    } finally {
      heart.mockRestore();
    }
  });
});

describe('a restore', () => {
  it('that is told to end says so, and the next one finds the place empty', async () => {
    const dataDir = newFolder('restored');
    const { code, output } = await endedWhileItWaits(
      {
        url: place.ownerUrl,
        hold: `select pg_advisory_xact_lock(${MIGRATION_LOCK})`,
        program: 'site restore',
      },
      ['restore', archive],
      { DATABASE_URL: place.appUrl, MIGRATION_DATABASE_URL: place.ownerUrl, DATA_DIR: dataDir },
    );
    expect([code, output]).toEqual([1, expect.stringContaining('Interrompu / interrupted')]);
    expect(await tables()).toBe(0);
  });

  it('that is told to end among the files takes them away again', async () => {
    const [end, store] = [new AbortController(), aStore()];
    const ending = watched(store, { put: () => Promise.resolve(end.abort()) });
    await expect(restoreInto(ending).from(archive, end.signal)).rejects.toThrow(/abort/i);
    expect([await tables(), store.kept.size]).toEqual([0, 0]);
  });

  it('for a role that is not there is refused before anything is done', async () => {
    const [appUrl, store] = [new URL(place.appUrl), aStore()];
    appUrl.username = 'nobody';
    await expect(restoreInto(store, String(appUrl)).from(archive)).rejects.toThrow(/nobody/);
    expect([await tables(), store.kept.size]).toEqual([0, 0]);
  });

  it('is done after all of these', async () => {
    const store = aStore();
    await restoreInto(store).from(archive);
    expect(store.kept.size).toBe(2);
  });
});

describe('the contents', () => {
  it('that are cut short have not got their name', async () => {
    const [exports, dataDir] = [newFolder('exports'), newFolder('data')];
    const hold = 'lock table news in access exclusive mode';
    const { signal } = await endedWhileItWaits(
      { url: fresh.ownerUrl, hold, program: 'site', by: 'SIGKILL' },
      ['backup', join(exports, 'content.json'), '--content'],
      { DATABASE_URL: fresh.appUrl, MIGRATION_DATABASE_URL: fresh.ownerUrl, DATA_DIR: dataDir },
    );
    expect([signal, readdirSync(exports)]).toEqual(['SIGKILL', ['content.json.partial']]);
  });
});
