import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The number that a file of this tree says at the end of that pattern. */
export function numberIn(path: string, before: RegExp): number {
  const [, digits] =
    new RegExp(`${before.source}([\\d_]+)`, 'm').exec(readFileSync(join(root, path), 'utf8')) ?? [];
  return Number(digits?.replaceAll('_', '') ?? Number.NaN);
}

const requests = numberIn('libs/api/platform/src/server/graceful-shutdown.ts', /GRACE_MS = /) / 1_000;
const jobs = numberIn('libs/api/platform/src/jobs/job-queue.ts', /INTERVALS = .* end: /);
/** How long the API may take once it takes no new connection: for its requests, then for its jobs. */
export const secondsToEnd = requests + jobs;

/** The greatest DRAIN_SECONDS. */
export const longestDrain = numberIn(
  'libs/api/platform/src/config/settings.ts',
  /'DRAIN_SECONDS', 0, wholeNumber\(0, /,
);
