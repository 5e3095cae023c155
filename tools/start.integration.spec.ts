import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt, root } from './build.ts';
import {
  createTemporaryDatabase,
  isLock,
  migratedTemplate,
  sharedCluster,
  takeLock,
} from './database/index.ts';

// A start builds what is not built: under the feet of every other test that starts the product.
beforeAll(() => {
  if (!isBuilt()) throw new Error('the sources are newer than the build: run node tools/build.ts first');
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-start-'));
  chmodSync(dataDir, 0o711);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the product, tells it to end once that holds, and answers its exit code. */
async function endedAt(begun: (output: string) => boolean, environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise<unknown>((end) => child.once('close', (code, by) => end(code ?? by)));
  while (child.exitCode === null && !begun(output)) await pause(10);
  child.kill('SIGTERM');
  return ended;
}

function isLoading(): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      const [command, environment] = ['cmdline', 'environ'].map((name) =>
        readFileSync(join('/proc', pid, name), 'utf8'),
      );
      return command?.includes('dist/main.js') && environment?.includes(dataDir);
    } catch {
      return false;
    }
  });
}

describe('a product that is told to end before it serves has done so in order', () => {
  it('while a command has its folder', async () => {
    const lock = takeLock(join(dataDir, 'lock'), 'command');
    expect(await endedAt((output) => output.includes(`processus ${process.pid}`), {})).toBe(0);
    if (isLock(lock)) lock.release();
  });

  it('while its program is loaded', async () => {
    const { appUrl, ownerUrl, drop } = await createTemporaryDatabase(sharedCluster(), {
      template: migratedTemplate,
    });
    const environment = {
      DATABASE_URL: appUrl,
      MIGRATION_DATABASE_URL: ownerUrl,
      JWT_SECRET: 'k9Zq3v8RwT5yB2nM7xC4pL6sD1fG0hJa',
    };
    expect(await endedAt(isLoading, environment)).toBe(0);
    await drop();
  });
});
