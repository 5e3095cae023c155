import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt } from './build.ts';
import { versionOf } from './drill/proxies.ts';

const root = resolve(import.meta.dirname, '..');
const CODES = { SIGINT: 130, SIGTERM: 143 } as const;

// These tools build what is not built: under the feet of every other test that starts the product.
beforeAll(() => {
  if (!isBuilt()) throw new Error('the sources are newer than the build: run node tools/build.ts first');
});

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-ending-'));
  // Where root asks, PostgreSQL is somebody else.
  chmodSync(place, 0o711);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Commands of the processes that know of the place. */
function commands(): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    const [command, environment] = ['cmdline', 'environ'].map((name) => contentOf(join('/proc', pid, name)));
    return /^\d+$/.test(pid) && `${command}${environment}`.includes(place) ? [command ?? ''] : [];
  });
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const folderOf = (start: string) => () => readdirSync(place).some((name) => name.startsWith(start));
const processOf = (part: string) => () => commands().some((command) => command.includes(part));

describe('what is started to be measured or broken', () => {
  it.each([
    ['bench', ['--quick'], 'SIGTERM', processOf('dist/main.js')],
    ['load', [], 'SIGINT', folderOf('site-database-')],
    ['load', [], 'SIGTERM', processOf('bench/load.ts')],
    ['drill', ['record-lifecycle'], 'SIGINT', processOf('dist/main.js')],
    [
      'drill',
      ['rolling'],
      'SIGTERM',
      versionOf('nginx') ? folderOf('site-proxy-') : processOf('dist/main.js'),
    ],
  ] as const)('ends with its tool: %s %j at %s', async (tool, words, signal, begun) => {
    const child = spawn(process.execPath, [join('tools', tool, `${tool}.ts`), ...words], {
      cwd: root,
      env: { ...process.env, TMPDIR: place },
      stdio: 'ignore',
    });
    const ended = new Promise<unknown>((end) => child.once('close', (code, by) => end(code ?? by)));
    while (child.exitCode === null && !begun()) await pause(50);
    child.kill(signal);
    // As a terminal and npm do, each by itself.
    await pause(100);
    child.kill(signal);
    expect(await ended).toBe(CODES[signal]);
    expect([commands(), readdirSync(place)]).toEqual([[], []]);
  });
});
