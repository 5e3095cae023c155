import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emptyDatabase } from '@site/api-platform/testing';
import { ask } from './testing/ask';
import { TEST_ENVIRONMENT } from './testing/test-environment';

let folder: string;
let empty: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-words-'));
  empty = await emptyDatabase();
});
afterAll(async () => {
  await empty.drop();
  rmSync(folder, { recursive: true });
});

it('whoever started the product is told that it is ready after the lines that say so, and all lines are JSON', async () => {
  const path = join(folder, 'output');
  const output = openSync(path, 'a');
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/main.js')], {
    env: {
      ...TEST_ENVIRONMENT,
      PATH: process.env['PATH'],
      LOG_LEVEL: 'info',
      DATA_DIR: folder,
      DATABASE_URL: empty.appUrl,
      MIGRATION_DATABASE_URL: empty.ownerUrl,
    },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const written = () =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  let before: ReturnType<typeof written> = [];
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    before = written();
    expect(before.map(({ msg }) => msg)).toContain('schema brought up to date');
    expect(before.at(-1)).toMatchObject({ msg: 'ready', port });
    for (const path of ['/', '/en/nothing', '/api/v1/nothing']) await ask(`http://127.0.0.1:${port}${path}`);
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    closeSync(output);
  }
  expect(written().length).toBeGreaterThan(before.length);
});
