import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { kinds, type KeyedWrite } from './keyed-writes.ts';
import type { WholeProduct } from './whole-product.ts';

const WRITERS = 8;
const ROUNDS = 20;
/** Milliseconds from the first write of a round to the kill. */
const KILL = { earliest: 300, latest: 2_500 };
/** Milliseconds within which a request that was cut off can be done or answered. */
const PATIENCE = 20_000;
const names = Object.keys(kinds);

interface Sent {
  readonly write: KeyedWrite;
  /** Undefined where no answer came. */
  readonly answered: Answered | undefined;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Kills all processes under eight writers, again and again: each key has one record, and those that were acknowledged are there. */
export async function idempotency(product: WholeProduct, rounds = ROUNDS): Promise<number> {
  const starts = [await product.start()];
  const token = await product.signIn();
  const all: Sent[] = [];
  const retries: number[] = [];
  let other = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const sent = await underFire(product, token, round);
    starts.push(await product.start());
    const open = sent.filter(({ answered }) => answered === undefined);
    for (const { write } of open) {
      const { took, answered } = await repeat(product, write);
      retries.push(took);
      all.push({ write, answered });
    }
    // What was answered is answered the same.
    for (const { write, answered } of sent.filter(({ answered: was }) => was !== undefined).slice(-WRITERS)) {
      const { answered: again } = await repeat(product, write);
      if (again.status !== answered?.status || (!isPage(again) && again.text !== answered.text)) other += 1;
    }
    all.push(...sent.filter(({ answered }) => answered !== undefined));
    console.log(`round ${round}: ${sent.length} writes, ${open.length} cut off and repeated`);
  }
  return report(product, { all, starts, retries, other, rounds });
}

/** Answers what was sent until everything was killed. */
async function underFire(product: WholeProduct, token: string, round: number): Promise<Sent[]> {
  const sent: Sent[] = [];
  let over = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; !over; turn += 1) {
      const kind = names[(writer + turn) % names.length] ?? '';
      const mark = `r${round}.w${writer}.t${turn}@example.org`;
      const write = { kind, mark, ...kinds[kind]?.write(mark, token) } as KeyedWrite;
      sent.push({ write, answered: await send(product, write) });
    }
  });
  await pause(randomInt(KILL.earliest, KILL.latest));
  over = true;
  await product.kill();
  await Promise.all(writers);
  return sent;
}

async function send(
  product: WholeProduct,
  { path, headers, body }: KeyedWrite,
): Promise<Answered | undefined> {
  try {
    const asked = { method: 'POST', headers, body: body as BodyInit, redirect: 'manual' } as const;
    const response = await fetch(product.url + path, asked);
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

async function repeat(
  product: WholeProduct,
  write: KeyedWrite,
): Promise<{ took: number; answered: Answered }> {
  const began = performance.now();
  for (;;) {
    const answered = await send(product, write);
    const took = performance.now() - began;
    if (answered !== undefined && answered.status < 400) return { took, answered };
    if (took > PATIENCE) throw new Error(`${write.kind} ${write.mark}: ${answered?.status} after ${took} ms`);
    await pause(250);
  }
}

const isPage = ({ text }: Answered): boolean => text.startsWith('<!DOCTYPE html>');

interface Outcome {
  readonly all: readonly Sent[];
  readonly starts: readonly number[];
  readonly retries: readonly number[];
  readonly other: number;
  readonly rounds: number;
}

async function report(
  product: WholeProduct,
  { all, starts, retries, other, rounds }: Outcome,
): Promise<number> {
  const made = new Map<string, number>();
  for (const query of new Set(Object.values(kinds).map((kind) => kind.made))) {
    for (const row of await product.query<{ mark: string; made: number }>(query))
      made.set(row.mark, row.made);
  }
  const amounts = all.map(({ write }) => ({ ...write, made: made.get(write.mark) ?? 0 }));
  const refused = all.filter(({ answered }) => (answered?.status ?? 0) >= 400).length;
  const lost = amounts.filter((write) => write.made === 0);
  const doubled = amounts.filter((write) => write.made > 1);
  const seconds = (times: readonly number[]) =>
    `${(Math.max(0, ...times) / 1000).toFixed(1)} s at most, ${((times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) / 1000).toFixed(1)} s in the middle`;
  console.log(`
fault      kill -9 of all processes, ${rounds} times, under ${WRITERS} writers
writes     ${all.length} under as many keys, ${retries.length} of them cut off and repeated, ${refused} refused
lost       ${lost.length - refused}
doubled    ${doubled.length}${doubled.map(({ kind, mark }) => `\n           ${kind} ${mark}`).join('')}
otherwise  ${other} repetitions answered otherwise than the first
ready      ${seconds(starts.slice(1))} after the kill
repeated   ${seconds(retries)} until a request that was cut off was answered`);
  return lost.length - refused + doubled.length + other === 0 ? 0 : 1;
}
