import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isLock, takeLock } from '../database/index.ts';
import { openProduct } from './product.ts';

const before = { ...process.env };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'site-product-'));
  // Where root asks, PostgreSQL is somebody else.
  chmodSync(dataDir, 0o711);
  // A space that a file of settings has at the end of a line.
  process.env['DATA_DIR'] = `${dataDir} `;
  delete process.env['DATABASE_URL'];
});
afterEach(() => {
  Object.assign(process.env, before);
  if (before['DATA_DIR'] === undefined) delete process.env['DATA_DIR'];
  rmSync(dataDir, { recursive: true, force: true });
});

it('A product starts after the command that has its folder, and says what it waits for', async () => {
  const lock = takeLock(join(dataDir, 'lock'), 'command');
  const said: string[] = [];
  const opening = openProduct((line) => said.push(line));
  opening.catch(() => said.push('refused'));
  while (said.length === 0) await pause(20);
  if (isLock(lock)) lock.release();
  const { environment, stop } = await opening;
  await stop();
  expect(said).toEqual([expect.stringContaining(`processus ${process.pid}`)]);
  expect(environment['DATA_DIR']).toBe(dataDir);
  expect(environment['DATABASE_URL']).toMatch(/^postgresql:/);
});
