import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt, root } from '../build.ts';
import { isLock, takeLock } from '../database/index.ts';

// A command builds what is not built: under the feet of every other test that starts the product.
beforeAll(() => {
  if (!isBuilt()) throw new Error('the sources are newer than the build: run node tools/build.ts first');
});

let place: string;
let dataDir: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-run-'));
  // Where root asks, PostgreSQL is somebody else.
  chmodSync(place, 0o711);
  dataDir = join(place, 'data');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function run(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['tools/commands/run.ts', ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  const until = async (begun: () => boolean): Promise<void> => {
    while (child.exitCode === null && child.signalCode === null && !begun()) await pause(20);
  };
  return { child, ended, until, output: () => output };
}

/** Programs that were given the place. */
function programs(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const command = readFileSync(join('/proc', pid, 'cmdline'), 'utf8');
      return /^\d+$/.test(pid) && command.includes(place) ? [command] : [];
    } catch {
      return [];
    }
  });
}

describe('a command', () => {
  it.each([
    ['privacy', 'erase', 'awa@example.org'],
    ['files', 'check'],
    ['retention', '--dry-run'],
  ])('founds no product where there is none: %s %s', async (...words) => {
    const { code, output } = await run(words.filter(Boolean)).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('there is no product in DATA_DIR')]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['retention', 'npm_config_dry_run', 'true', 'npm run retention -- --dry-run'],
    ['restore', 'npm_config_verify', 'true', 'npm run restore -- --verify'],
    ['backup', 'npm_config_keep', '14', 'npm run backup -- --keep'],
  ])('is not carried out without the option that npm took for its own: %s, %s', async (...row) => {
    const [command, name, value, right] = row;
    const { code, output } = await run([command], { [name]: value }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(right)]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it.each([
    ['missing after it: FILE', 'restore'],
    ['one word too many after it: now', 'migrate', 'now'],
    ['there is no such file or folder', 'restore', 'nowhere.backup', '--verify'],
  ])('starts and founds nothing for what is misspelt, or only read: %s', async (said, ...words) => {
    const { code, output } = await run(words).ended;
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('does not take the embedded database where only half of another was named', async () => {
    const url = 'postgresql://owner:Geheim77@127.0.0.1:1/site';
    const { code, output } = await run(['migrate'], { MIGRATION_DATABASE_URL: url }).ended;
    expect([code, output]).toEqual([1, expect.stringContaining('is of use with DATABASE_URL only')]);
    expect(output).not.toContain('Geheim77');
    expect(existsSync(dataDir)).toBe(false);
  });

  it('waits for a product that is just being made, says so, and leaves when it is told to', async () => {
    dataDir = place;
    const lock = takeLock(join(dataDir, 'lock'), 'product');
    const { child, ended, until, output } = run(['files', 'check']);
    await until(() => output().includes(`processus ${process.pid}`));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(143);
    if (isLock(lock)) lock.release();
  });

  it('that is told to end while its database starts leaves none behind', async () => {
    const { child, ended, until } = run(['migrate']);
    await until(() => existsSync(join(dataDir, 'postgres/postmaster.pid')));
    child.kill('SIGTERM');
    await ended;
    expect([programs(), existsSync(join(dataDir, 'lock'))]).toEqual([[], false]);
  });
});
