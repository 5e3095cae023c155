import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PATIENCE = 20_000;
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** In a process of its own: what never returns could not be given up otherwise. */
async function open(folder: string): Promise<string> {
  const script = `
    import { openDataDir } from ${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))};
    try { console.log(openDataDir(process.argv[1])); } catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const hung = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  let output = '';
  for await (const chunk of child.stdout) output += String(chunk);
  clearTimeout(hung);
  return output.trim();
}

describe('a data folder', () => {
  it('is made with all that is missing above it, for its owner', async () => {
    const folder = join(root, 'été', 'one two', 'data');
    expect(await open(folder)).toBe(folder);
    expect(statSync(folder).mode & 0o066).toBe(0);
    expect(await open(folder)).toBe(folder);
  });

  it.each([
    '/proc/nope',
    '/proc/nope/deeper',
    '/proc/self/nope',
    '/sys/nope/deeper',
    '/dev/null/nope',
    '/dev/fd/nope/x',
  ])(
    'is refused in words where none can be made: %s',
    async (folder) => {
      expect(await open(folder)).toMatch(
        /^Écriture impossible dans DATA_DIR .* \(\w+\) — DATA_DIR is not writable$/,
      );
    },
    PATIENCE + 5_000,
  );

  it('is refused in words below what is no folder', async () => {
    const [file, link] = [join(root, 'a-file'), join(root, 'a-link')];
    writeFileSync(file, '');
    symlinkSync(join(root, 'nowhere', 'nope'), link);
    for (const folder of [file, join(file, 'below'), link]) {
      expect(await open(folder)).toContain(`Écriture impossible dans DATA_DIR ${folder} (`);
    }
  });
});
