import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { cacheFolder, programOf } from './find-server.ts';
import type { ServerKind } from './server-kinds.ts';

/** The tests that run meanwhile come first. */
const MODEST = 15;
const LONGEST = 25 * 60_000;

/** Without tables for debuggers: a third less to link and to keep. */
const flags = ['-trimpath', '-ldflags=-s'];

function install(kind: ServerKind, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn('go', ['install', ...flags, `${kind.source}@${kind.version}`], {
      env: { ...process.env, GOBIN: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
    child.on('error', () => {
      clearTimeout(limit);
      fail(new Error('neither it nor Go is installed'));
    });
    child.on('close', (code) => {
      clearTimeout(limit);
      if (code === 0) done();
      else fail(new Error(`go install failed: ${said.trim()}`));
    });
    if (child.pid !== undefined) setPriority(child.pid, MODEST);
  });
}

/** Builds the server from source and keeps it. @returns its path */
export async function buildServer(kind: ServerKind): Promise<string> {
  const kept = cacheFolder(kind);
  mkdirSync(dirname(kept), { recursive: true });
  const folder = mkdtempSync(`${kept}.building-`);
  try {
    await install(kind, folder);
    mkdirSync(kept, { recursive: true });
    const path = join(kept, programOf(kind));
    renameSync(join(folder, programOf(kind)), path);
    return path;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
