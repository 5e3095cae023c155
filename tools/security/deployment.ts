import assert from 'node:assert/strict';
import { chownSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aMember } from '../../apps/api/src/testing/people.ts';
import { aJpeg, aProject, formWith } from '../../apps/api/src/testing/sample-content.ts';
import { aContactMessage } from '../../apps/api/src/testing/sample-message.ts';
import { expectStatus, type Checks } from './checks.ts';
import { formerRelease } from './former-release.ts';
import type { Account } from '../../apps/api/src/testing/program.ts';
import type { Instance } from './instance.ts';
import { root } from './list.ts';
import { apart } from './site.ts';

const NOBODY = 65_534;
/** Milliseconds for which the former release goes on. */
const TOGETHER = 60_000;
const MIGRATED = 'schema brought up to date';

/** Who is not root: this process, where it is not, otherwise the account that owns nothing. */
function ordinaryAccount(...folders: readonly string[]): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of folders) chownSync(folder, NOBODY, NOBODY);
  return { uid: NOBODY, gid: NOBODY };
}

/** Files that were made or changed since, below a folder: what is installed or belongs to tools is not looked at. */
function* changedSince(moment: number, folder: string): Generator<string> {
  for (const { name } of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', '.git', '.nx', '.cache'].includes(name)) continue;
    const path = join(folder, name);
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (facts === undefined) continue;
    if (facts.isDirectory()) yield* changedSince(moment, path);
    if (facts.ctimeMs >= moment) yield path;
  }
}

/** What visitors and an administrator do all day. */
async function aDay(at: Instance, token: string, turn: number): Promise<void> {
  const made = expectStatus(
    await at.ask('/api/v1/projects', { body: aProject({ title_fr: `Tour ${turn}` }), token }),
    201,
  );
  const path = `/api/v1/projects/${String(made.body['id'])}`;
  const seen = { 'If-Match': '*' };
  expectStatus(await at.ask(path, { method: 'PUT', headers: seen, body: aProject(), token }), 200);
  for (const page of ['/', '/projects', '/en/contact', path, '/api/v1/partners', '/sitemap.xml'])
    expectStatus(await at.ask(page), 200);
  for (const list of ['journal', 'bin', 'admin/messages', 'admin/users'])
    expectStatus(await at.ask(`/api/v1/${list}`, { token }), 200);
  expectStatus(await at.ask('/api/v1/contact-messages', { body: aContactMessage() }), 202);
  const form = formWith(await aJpeg(64 + (turn % 64)));
  expectStatus(await at.ask('/api/v1/files/project-images', { method: 'POST', ...form, token }), 201);
  expectStatus(await at.ask(path, { method: 'DELETE', headers: seen, token }), 204);
  await aMember(at);
}

/** V and W: how it is put in place. */
export const deployment: Checks = {
  'V-06': (shared) =>
    apart(
      shared,
      async (site) => {
        const release = formerRelease();
        try {
          const former = await site.start({ build: release.build });
          const { token } = await site.administrator();
          const present = await site.start();
          for (const one of [former, present]) assert.ok(one.output().includes(MIGRATED));
          const end = performance.now() + TOGETHER;
          for (let turn = 0; performance.now() < end; turn += 1) {
            await aDay(turn % 4 === 3 ? present : former, token, turn);
            await pause(50);
          }
          for (const one of [former, present]) assert.equal((await one.stop()).code, 0);
        } finally {
          release.dispose();
        }
      },
      { count: 0 },
    ),

  'W-04': (shared) =>
    apart(
      shared,
      async (site) => {
        const temporary = mkdtempSync(join(tmpdir(), 'site-temporary-'));
        try {
          const account = ordinaryAccount(site.dataDir, temporary);
          const began = Date.now();
          const instance = await site.start({
            ...(account && { account }),
            environment: { TMPDIR: temporary, HOME: '/nonexistent' },
          });
          const { token } = await site.administrator();
          await aDay(instance, token, 0);
          const { code, output } = await instance.stop();
          assert.equal(code, 0, output.slice(-1_000));
          assert.doesNotMatch(output, /EACCES|EROFS|EPERM/);
          assert.deepEqual([...changedSince(began, root)], []);
        } finally {
          rmSync(temporary, { recursive: true, force: true });
        }
      },
      { count: 0 },
    ),
};
