import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { insertProjects } from '../bench/rows.ts';
import { expectStatus, together, type Checks } from './checks.ts';
import type { Instance } from './instance.ts';
import { apart } from './site.ts';

const LIST = '/api/v1/projects';
const CANONICAL = ['/', '/projects', '/projects?page=2', LIST, `${LIST}?limit=7&offset=3&sort=title_fr`];
/** A hundred records by their ids, in an address of 3.7 kB. */
const picked = (): string => `${LIST}?ids=${Array.from({ length: 100 }, () => randomUUID()).join(',')}`;

const METRICS_TOKEN = 'k7Wm2Zr9Q4tYb8Lp3Xv6Nc1Hs5Jd0Fg2';
const USED = /^nodejs_(?:heap_size_used|external_memory)_bytes(?:\{\})? (\S+)$/gm;

/** Objects and bytes in the memory of a process. */
async function usedMegabytes({ ask }: Instance): Promise<number> {
  const { text } = expectStatus(await ask('/metrics', { token: METRICS_TOKEN }), 200);
  const parts = [...text.matchAll(USED)].map(([, bytes]) => Number(bytes));
  assert.equal(parts.length, 2);
  return parts.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20;
}

/** Which of these are kept for the next visitor. */
async function kept({ ask, log }: Instance, paths: readonly string[]): Promise<string[]> {
  const asked = new Map<string, string>();
  for (const path of paths) {
    expectStatus(await ask(path), 200);
    asked.set(String(expectStatus(await ask(path), 200).headers['x-request-id']), path);
  }
  await pause(800);
  const lines = log().filter(({ kept: isKept }) => isKept === true);
  return lines.flatMap(({ request_id }) => asked.get(String(request_id)) ?? []);
}

/** memory for kept answers. */
export const responseCache: Checks = {
  'R-10': (shared) =>
    apart(
      shared,
      async (site) => {
        await insertProjects(site.database.ownerUrl, 600);
        const [instance] = site.instances;
        assert.ok(instance);
        const { next_cursor } = (await instance.ask(LIST)).body;
        const free = [
          `${LIST}?q=crue`,
          `${LIST}?cursor=${String(next_cursor)}`,
          `${LIST}?updated_since=2020-01-01T00:00:00Z`,
          picked(),
          `${LIST}?sort=%74itle_fr`,
          `${LIST}?limit=07`,
          '/projects?q=crue',
          `/projects?from=${'x'.repeat(1_500)}`,
        ];
        assert.deepEqual(await kept(instance, [...CANONICAL, ...free]), CANONICAL);
        for (let round = 0; round < 20; round += 1) await together(20, () => instance.ask(picked()));
        const before = await usedMegabytes(instance);
        // The least of all: what waits to be collected is not what is kept.
        let least = Infinity;
        for (let offset = 0; offset < 300; offset += 1) {
          await together(20, (turn) => instance.ask(`${LIST}?limit=${turn + 1}&offset=${offset}`));
          await together(20, () => instance.ask(picked()));
          if (offset >= 200) least = Math.min(least, await usedMegabytes(instance));
        }
        const grown = least - before;
        assert.ok(grown <= 50, `${Math.round(grown)} MB more`);
      },
      { environment: { METRICS_TOKEN } },
    ),
};
