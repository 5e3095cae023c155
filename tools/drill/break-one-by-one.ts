import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../apps/api/src/testing/ask.ts';
import { openBreakable, type Breakable } from './breakable.ts';
import { faults, type Begin } from './faults.ts';
import { kinds } from './keyed-writes.ts';
import { Workload } from './workload.ts';

/** Milliseconds. */
const LASTS = 4_000;
const BEFORE = 1_000;
/** Within which everything must work again by itself. */
const RECOVERY = 30_000;

/** Breaks one thing after the other under writers, an editor and readers: what was lost, and how soon all works again. */
export async function breakOneByOne(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !Object.hasOwn(faults, name));
  if (unknown !== undefined) {
    console.error(`npm run drill -- faults [${Object.keys(faults).join('|')}]…`);
    return 2;
  }
  const place = await openBreakable();
  let wrong = 0;
  for (const [name, begin] of Object.entries(faults)) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (place.hasObjectStore || !name.startsWith('files-')) wrong += await undergo(place, name, begin);
    else console.log(`\nfault      ${name}: SKIPPED, no S3 server`);
  }
  return wrong === 0 ? 0 : 1;
}

/** Answers 1 where something was lost, done twice, not shown, or does not work again. */
async function undergo(place: Breakable, name: string, begin: Begin): Promise<number> {
  place.mail.forget();
  const token = await place.token();
  const path = `/api/v1/projects/${place.record}`;
  const toil = new Workload(place.url, token, path, name);
  await pause(BEFORE);
  const end = await begin(place);
  await pause(LASTS);
  await end();
  const took = await untilAllWorks(place);
  await pause(BEFORE);
  await toil.stop();
  const made = await madeIn(place);
  const lost = toil.marks.filter((mark) => !made.has(mark));
  const doubled = toil.marks.filter((mark) => (made.get(mark) ?? 0) > 1);
  const { body } = await ask(place.url + path, { token });
  const forgotten = Math.max(0, toil.saved - Number(body['beneficiaries']));
  const unsent = await lettersMissing(place, toil.marks);
  const missing = Object.values(toil.missing).reduce((sum, times) => sum + times, 0);
  console.log(`
fault      ${name}
writes     ${toil.marks.length} done and ${toil.saved} of one record; refused before that: ${listed(toil.refusals)}
pages      ${toil.pages} asked, ${missing} not shown: ${listed(toil.missing)}
waits      ${seconds(toil.usual)} in the middle, ${seconds(toil.longest)} at most, of any request
lost       ${lost.length} writes, ${forgotten} changes, ${unsent} letters; doubled ${doubled.length}
works      ${took === undefined ? `not within ${RECOVERY / 1_000} s` : `${seconds(took)} after its end`}`);
  // Of an instance that is gone nobody is served: that is what several are for.
  const unseen = name === 'product-killed' ? 0 : missing;
  return lost.length + doubled.length + forgotten + unsent + unseen === 0 && took !== undefined ? 0 : 1;
}

const listed = (times: Readonly<Record<string, number>>): string =>
  Object.entries(times)
    .map(([what, often]) => `${often} × ${what}`)
    .join(', ') || 'none';
const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;

/** After how many milliseconds it says so. */
async function untilAllWorks({ url }: Breakable): Promise<number | undefined> {
  const began = performance.now();
  for (;;) {
    const answer = await ask(`${url}/health/ready`).catch(() => undefined);
    const took = performance.now() - began;
    if (answer?.status === 200 && (answer.body['unavailable'] as unknown[]).length === 0) return took;
    if (took > RECOVERY) return undefined;
    await pause(50);
  }
}

async function madeIn(place: Breakable): Promise<Map<string, number>> {
  const made = new Map<string, number>();
  for (const query of new Set(Object.values(kinds).map((kind) => kind.made)))
    for (const row of await place.query<{ mark: string; made: number }>(query)) made.set(row.mark, row.made);
  return made;
}

/** How many of whom a letter tells were not told of when no letter waits any more. */
async function lettersMissing({ query, mail }: Breakable, marks: readonly string[]): Promise<number> {
  const [{ told } = { told: [] }] = await query<{ told: string[] }>(
    `select array_agg(email) as told from
       (select email from contact_messages union select email from newsletter_subscriptions) as who`,
  );
  const began = performance.now();
  for (let waiting = 1; waiting > 0 && performance.now() - began < RECOVERY; await pause(250)) {
    await query('update outgoing_letters set next_try_at = now()');
    await query(`select pg_notify('content_changed', 'outgoing_letters')`);
    waiting = (await query<{ n: number }>('select count(*)::int as n from outgoing_letters'))[0]?.n ?? 0;
  }
  const letters = JSON.stringify(await mail.mails());
  return marks.filter((mark) => told.includes(mark) && !letters.includes(mark)).length;
}
