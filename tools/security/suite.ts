import type { Database } from '../database/index.ts';
import { accounts } from './accounts.ts';
import { authorization } from './authorization.ts';
import { bytes } from './bytes.ts';
import { caching } from './caching.ts';
import type { Check, Checks } from './checks.ts';
import { crossSite } from './cross-site.ts';
import { inventory } from './inventory.ts';
import { responseCache } from './response-cache.ts';
import { limits } from './limits.ts';
import { heldElsewhere, isThere, type Row } from './list.ts';
import { deployment } from './deployment.ts';
import { edits } from './edits.ts';
import { faults } from './faults.ts';
import { files } from './files.ts';
import { headers } from './headers.ts';
import { injection } from './injection.ts';
import { input } from './input.ts';
import { load } from './load.ts';
import { locks } from './locks.ts';
import { logs } from './logs.ts';
import { mail } from './mail.ts';
import { observatory } from './observatory.ts';
import { policies } from './policies.ts';
import { privacy } from './privacy.ts';
import { processLife } from './process.ts';
import { references } from './references.ts';
import { saturation } from './saturation.ts';
import { secrets } from './secrets.ts';
import { sessions } from './sessions.ts';
import { Site } from './site.ts';
import { uploads } from './uploads.ts';

export const checks: Checks = {
  ...accounts,
  ...sessions,
  ...authorization,
  ...input,
  ...injection,
  ...uploads,
  ...files,
  ...references,
  ...crossSite,
  ...policies,
  ...observatory,
  ...headers,
  ...secrets,
  ...bytes,
  ...caching,
  ...limits,
  ...mail,
  ...privacy,
  ...edits,
  ...logs,
  ...faults,
  ...locks,
  ...processLife,
  ...responseCache,
  ...load,
  ...saturation,
  ...deployment,
  ...inventory,
};
/** Rows that start what they need: some at a time, beside those that share two instances and compare what is stored. */
const SEPARATE = new Set([
  ...['A-13', 'C-15', 'C-18', 'H-01', 'H-04', 'H-05', 'H-10', 'M-05', 'M-10', 'N-01', 'N-03', 'N-06', 'O-10'],
  ...Object.keys({ ...faults, ...locks }),
  ...Object.keys({ ...processLife, ...responseCache, ...deployment }),
]);
/** Rows that measure: nothing else runs meanwhile. */
const ALONE = new Set(['A-04', ...Object.keys({ ...load, ...saturation })]);

export interface Result {
  readonly row: string;
  readonly result: 'holds' | 'fails' | 'held by' | 'missing';
  readonly seconds: number;
  readonly reason?: string;
}

type Tell = (row: Row, result: Result) => void;

export async function runSuite(cluster: Database, rows: readonly Row[], tell: Tell): Promise<Result[]> {
  const results: Result[] = [];
  const say = (row: Row, result: Omit<Result, 'row'>): void => {
    const whole = { row: row.id, ...result };
    results.push(whole);
    tell(row, whole);
  };
  const site = await Site.open(cluster);
  const checked = rows.filter(({ id }) => Object.hasOwn(checks, id));
  const inOrder = async (waiting: Row[]): Promise<void> => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      say(row, await outcome(checks[row.id] as Check, site));
    }
  };
  try {
    const separate = checked.filter(({ id }) => SEPARATE.has(id));
    const shared = checked.filter(({ id }) => !SEPARATE.has(id) && !ALONE.has(id));
    await Promise.all([inOrder(shared), inOrder(separate), inOrder(separate)]);
    await inOrder(checked.filter(({ id }) => ALONE.has(id)));
  } finally {
    const standing = site.instances.length;
    const output = await site.close();
    for (const row of rows) {
      if (row.id === 'R-08') say(row, unbroken(standing, output));
      else if (!Object.hasOwn(checks, row.id)) say(row, elsewhere(row));
    }
  }
  return results;
}

async function outcome(check: Check, site: Site): Promise<Omit<Result, 'row'>> {
  const began = performance.now();
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10;
  try {
    await check(site);
    return { result: 'holds', seconds: seconds() };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { result: 'fails', seconds: seconds(), reason };
  }
}

/** whether both instances are there after all rows, and what they have said. */
function unbroken(standing: number, output: string): Omit<Result, 'row'> {
  if (standing !== 2) return { result: 'fails', seconds: 0, reason: `${standing} of two instances are left` };
  // Last words of Node are its version.
  const broken = /unhandledRejection|uncaughtException|"level":"fatal"|^Node\.js v\d/m.exec(output);
  return broken === null
    ? { result: 'holds', seconds: 0 }
    : { result: 'fails', seconds: 0, reason: output.slice(broken.index - 500, broken.index + 1_500) };
}

function elsewhere({ id }: Row): Omit<Result, 'row'> {
  const held = heldElsewhere.get(id);
  if (held === undefined) return { result: 'missing', seconds: 0, reason: 'no check, and no test is named' };
  const where = `${held.file} › ${held.title}`;
  if (!isThere(held)) return { result: 'missing', seconds: 0, reason: `there is no ${where}` };
  return { result: 'held by', seconds: 0, reason: where };
}
