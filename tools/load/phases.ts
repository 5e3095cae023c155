import { setTimeout as pause } from 'node:timers/promises';
import { generate } from '../bench/measure.ts';
import { residentMegabytes } from '../bench/processes.ts';
import { Editors, type Work } from './editors.ts';
import type { Target } from './targets.ts';

/** Connections. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** A step that brings less than this share more is no gain. */
const GAIN = 1.05;
const SPIKE = 10;
/** Milliseconds: what a page may take for visitors to have what they had before the spike, and how long that is waited for. */
const CALM = 50;
const LONGEST_RECOVERY = 60_000;
/** Looks in a row, one each tenth of a second. */
const CALM_LOOKS = 10;

export interface Burst {
  readonly connections: number;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Neither answered well, nor refused with a word on when to come again. */
  readonly failed: number;
  readonly refused: number;
  readonly editors: Work;
}

export interface Figures {
  readonly ramp: readonly Burst[];
  readonly saturation: Burst;
  /** Half of that, while nobody saves anything, and while editors do. */
  readonly quiet: Burst;
  readonly half: Burst;
  readonly spike: Burst;
  /** Seconds. */
  readonly recovery: number;
  readonly soak: Burst | undefined;
  /** Megabytes of each instance, after the warm-up and at the end. */
  readonly memory: readonly { readonly warm: number; readonly end: number }[];
}

interface Times {
  /** Of each step. */
  readonly seconds: number;
  /** Of the soak. */
  readonly minutes: number;
}

/** Visitors in ever greater number, then half of what saturates, ten times that, and half of it again for long; editors all the while. */
export async function underLoad(
  target: Target,
  { seconds, minutes }: Times,
  say: (line: string) => void,
): Promise<Figures> {
  const editors = new Editors(target.urls, target.key);
  const burst = async (name: string, connections: number, duration: number, overallRate?: number) => {
    const made = await visit(target, editors, { connections, duration, ...(overallRate && { overallRate }) });
    say(lineOf(name, made));
    return made;
  };
  try {
    await burst('warm-up', 16, seconds);
    const ramp: Burst[] = [];
    const steps = STEPS.filter((step) => step >= target.urls.length);
    for (const connections of steps) ramp.push(await burst('ramp', connections, seconds));
    const saturation = saturationOf(ramp);
    const [usual, rate] = [Math.max(8, saturation.connections), Math.ceil(saturation.requestsPerSecond / 2)];
    const quiet = await editors.without(async () => {
      // Nobody has asked for a page since the last one saved: who does first waits until it is drawn again.
      await burst('refill', usual, 1);
      return burst('quiet', usual, seconds, rate);
    });
    const half = await burst('half', usual, seconds * 2, rate);
    const warm = target.pids.map(residentMegabytes);
    const spike = await burst('spike', usual * SPIKE, seconds, rate * SPIKE);
    const recovery = await recoveryOf(target);
    say(`recovery after ${recovery.toFixed(1)} s`);
    const soak = minutes > 0 ? await burst('soak', usual, minutes * 60, rate) : undefined;
    const memory = target.pids.map((pid, index) => ({ warm: warm[index] ?? 0, end: residentMegabytes(pid) }));
    return { ramp, saturation, quiet, half, spike, recovery, soak, memory };
  } finally {
    await editors.stop();
  }
}

async function visit(
  { urls, paths }: Target,
  editors: Editors,
  options: { connections: number; duration: number },
): Promise<Burst> {
  editors.take();
  // Autocannon shares its connections out evenly.
  const connections = Math.ceil(options.connections / urls.length) * urls.length;
  const requests = paths.map((path) => ({
    ...(path !== '' && { path }),
    headers: { 'Accept-Encoding': 'br' },
  }));
  const { duration, latency, errors, statusCodeStats, withoutRetryAfter, ...result } = await generate({
    ...options,
    connections,
    url: urls,
    requests,
  });
  const count = (statuses: readonly string[]): number =>
    statuses.reduce((sum, status) => sum + (statusCodeStats[status]?.count ?? 0), 0);
  const refused = count(['429', '503']) - withoutRetryAfter;
  return {
    connections,
    requestsPerSecond: result.requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: result.non2xx - refused + errors,
    refused,
    editors: editors.take(),
  };
}

/** The fewest connections with which nothing more is to be had. */
function saturationOf(ramp: readonly Burst[]): Burst {
  const most = Math.max(...ramp.map(({ requestsPerSecond }) => requestsPerSecond));
  const reached = ramp.find(({ requestsPerSecond }) => requestsPerSecond * GAIN >= most);
  if (reached === undefined) throw new Error('nothing was measured');
  return reached;
}

/** Seconds until somebody new is answered as on a quiet day, and stays so. */
async function recoveryOf({ urls, paths }: Target): Promise<number> {
  const began = performance.now();
  let calmSince: number | undefined;
  for (let looks = 0; looks < CALM_LOOKS;) {
    const asked = performance.now();
    const ok = await fetch((urls[0] ?? '') + (paths[0] ?? '')).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    const isCalm = ok && performance.now() - asked <= CALM;
    looks = isCalm ? looks + 1 : 0;
    calmSince = isCalm ? (calmSince ?? asked) : undefined;
    if (asked - began > LONGEST_RECOVERY) return Infinity;
    await pause(100);
  }
  return ((calmSince ?? began) - began) / 1_000;
}

function lineOf(
  name: string,
  { connections, requestsPerSecond, p50, p99, failed, refused, editors }: Burst,
): string {
  const figures = `${requestsPerSecond.toFixed(0).padStart(6)} req/s  p50 ${p50} ms  p99 ${p99} ms  ${refused} refused  ${failed} failed`;
  const own = `editors ${editors.done} done, p95 ${editors.p95.toFixed(0)} ms, worst ${editors.worst.toFixed(0)} ms ${editors.faults.join(', ')}`;
  return `${name.padEnd(8)} ${String(connections).padStart(5)} connections ${figures}  ${own}`;
}
