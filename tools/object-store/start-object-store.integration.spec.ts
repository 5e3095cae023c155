import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { findServer, SERVER_KINDS, startObjectStore } from './index.ts';

jest.setTimeout(60_000);

const foldersOf = (pid: number): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`site-object-store-${pid}-`));
const answers = (endpoint: string): Promise<boolean> =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

async function untilSilent(endpoint: string): Promise<void> {
  for (let turn = 0; turn < 200 && (await answers(endpoint)); turn += 1) await pause(50);
}

for (const kind of SERVER_KINDS) {
  const present = process.env['CI'] === 'true' || findServer(kind) !== undefined;
  const place = present ? describe : describe.skip;
  place(`${kind.name}${present ? '' : ': SKIPPED, not installed'}`, () => {
    it('starts with keys of its own, refuses strangers, and leaves nothing when it is stopped', async () => {
      const [one, other] = await Promise.all([startObjectStore(kind.name), startObjectStore(kind.name)]);
      expect(one.endpoint).not.toBe(other.endpoint);
      expect(one.secretKey).not.toBe(other.secretKey);
      expect((await fetch(one.endpoint)).status).toBe(403);
      await Promise.all([one.stop(), other.stop()]);
      expect(await answers(one.endpoint)).toBe(false);
      expect(foldersOf(process.pid)).toEqual([]);
    });

    it('ends with whoever started it, even when that is killed', async () => {
      const index = JSON.stringify(join(import.meta.dirname, 'index.ts'));
      const program = `import { startObjectStore } from ${index};
        console.log((await startObjectStore('${kind.name}')).endpoint);
        setInterval(() => undefined, 1_000);`;
      const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const endpoint = await new Promise<string>((resolve) => {
        owner.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
      });
      expect(await answers(endpoint)).toBe(true);
      owner.kill('SIGKILL');
      await untilSilent(endpoint);
      expect(await answers(endpoint)).toBe(false);
      for (let turn = 0; turn < 100 && foldersOf(owner.pid ?? 0).length > 0; turn += 1) await pause(50);
      expect(foldersOf(owner.pid ?? 0)).toEqual([]);
    });
  });
}
