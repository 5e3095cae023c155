import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { runningDatabase, startDatabase, type Database } from './index.ts';

let made: string;
let dataDir: string;
const opened: Database[] = [];

async function open(): Promise<Database> {
  const database = await startDatabase({ dataDir });
  opened.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function answerOf<T>(question: () => Promise<T>): Promise<T> {
  for (const deadline = Date.now() + 15_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      return await question();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'start-database-'));
  await (await startDatabase({ dataDir: made })).stop();
});

afterAll(() => {
  rmSync(made, { recursive: true });
});

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-database-'));
  // A copy made by root belongs to root: what a restored backup looks like.
  cpSync(made, dataDir, { recursive: true });
});

afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop('immediate');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('never trades durability for speed, and sorts and tells the time the same everywhere', async () => {
    const { appUrl } = await open();
    const settings = ['fsync', 'synchronous_commit', 'full_page_writes', 'TimeZone', 'server_encoding'];
    const columns = settings.map((name) => `current_setting('${name}') as "${name}"`).join(', ');
    expect(await ask(appUrl, `select ${columns}, lower('ÉTUDE') as lower`)).toEqual([
      {
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        TimeZone: 'UTC',
        server_encoding: 'UTF8',
        lower: 'étude',
      },
    ]);
  });

  it('lets the owner change the schema, and the application nothing but what it was granted', async () => {
    const { appUrl, ownerUrl } = await open();
    await ask(ownerUrl, 'create table note (body text)');
    await ask(ownerUrl, 'create extension unaccent');
    await expect(ask(appUrl, 'select * from note')).rejects.toThrow('permission denied');
    await expect(ask(appUrl, 'create table other (body text)')).rejects.toThrow('permission denied');
    await expect(ask(appUrl, 'create database other')).rejects.toThrow('permission denied');
    await ask(ownerUrl, 'grant select on note to site_app');
    expect(await ask(appUrl, 'select * from note')).toEqual([]);
  });

  it('keeps its passwords private and asks for them', async () => {
    const { appUrl } = await open();
    expect(statSync(join(made, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
    const stranger = new URL(appUrl);
    stranger.password = 'guess';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('refuses a second start on the same folder, and says who has it', async () => {
    const first = await open();
    await expect(open()).rejects.toThrow(`processus ${process.pid}`);
    expect(runningDatabase(dataDir)?.urls?.appUrl).toBe(first.appUrl);
    await first.stop();
    expect(runningDatabase(dataDir)).toBeUndefined();
  });

  it('comes back on the same port with every committed row when its process is killed', async () => {
    const database = await open();
    await ask(database.ownerUrl, 'create table kept as select 42 as answer');
    const victim = database.pid;
    process.kill(victim, 'SIGKILL');
    expect(await answerOf(() => ask(database.ownerUrl, 'select answer from kept'))).toEqual([{ answer: 42 }]);
    expect(database.pid).not.toBe(victim);
  });

  it('starts after the process that had started it was killed and left the server behind', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'index.ts'));
    const script = `const { startDatabase } = await import(${module});
      const { ownerUrl } = await startDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(ownerUrl);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(child.stdout, 'data')) as [Buffer];
    await ask(url.toString().trim(), 'create table kept as select 42 as answer');
    const orphan = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await open();
    expect(database.pid).not.toBe(orphan);
    expect(await ask(database.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('is not misled by a pid file that now names another program', async () => {
    await (await open()).stop();
    writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    const { appUrl } = await open();
    expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says so when the passwords of an existing database are gone, and takes them back', async () => {
    await (await open()).stop();
    const file = join(dataDir, 'postgres-passwords.json');
    const saved = readFileSync(file);
    rmSync(file);
    await expect(open()).rejects.toThrow('postgres-passwords.json');
    writeFileSync(file, saved, { mode: 0o600 });
    expect((await open()).port).toBeGreaterThan(0);
  });

  it('works in a folder that nobody else may enter', async () => {
    chmodSync(dataDir, 0o700);
    const { appUrl } = await open();
    expect(await ask(appUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('says in one line that a folder cannot be used', async () => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    const reason = /^Écriture impossible dans DATA_DIR .*$/;
    await expect(startDatabase({ dataDir: file })).rejects.toThrow(reason);
    expect(() => runningDatabase(file)).toThrow(reason);
  });
});
