import { setTimeout as pause } from 'node:timers/promises';
import { generate, type LoadResult } from '../bench/measure.ts';
import { residentMegabytes } from '../bench/processes.ts';
import { Editors, type Work } from './editors.ts';
import type { Arrivals } from './steady.ts';
import type { Target } from './targets.ts';

/** Connections. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 128, 256];
/** A step that brings less than this share more is no gain. */
const GAIN = 1.05;
const SPIKE = 10;
const ACCEPT = { 'Accept-Encoding': 'br' };
/** Milliseconds: what a page may take for visitors to have what they had before the spike, and how long that is waited for. */
const CALM = 50;
const LONGEST_RECOVERY = 60_000;
/** Seconds of the usual load after which V8 has compiled what it will, and its heap has the size that it keeps. */
const SETTLING = 180;
/** Looks in a row, one each tenth of a second. */
const CALM_LOOKS = 10;

export interface Burst {
  /** That each ask again once they are answered; absent where requests come at a rate, each when it is due. */
  readonly connections?: number;
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
  /** Megabytes of each instance, before the soak and at the end. */
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
  const named = async (name: string, burst: Promise<Burst>): Promise<Burst> => {
    say(lineOf(name, await burst));
    return burst;
  };
  const busy = (name: string, connections: number) =>
    named(name, saturate(target, editors, connections, seconds));
  const steady = (name: string, rate: number, duration: number) =>
    named(name, arrive(target, editors, rate, duration));
  try {
    await busy('warm-up', 16);
    const ramp: Burst[] = [];
    const steps = STEPS.filter((step) => step >= target.urls.length);
    for (const connections of steps) ramp.push(await busy('ramp', connections));
    const saturation = saturationOf(ramp);
    const usual = Math.max(8, saturation.connections ?? 0);
    const rate = Math.ceil(saturation.requestsPerSecond / 2);
    const quiet = await editors.without(async () => {
      // Nobody has asked for a page since the last one saved: who does first waits until it is drawn again.
      await steady('refill', rate, 2);
      return steady('quiet', rate, seconds * 2);
    });
    const half = await steady('half', rate, seconds * 4);
    const spike = await busy('spike', usual * SPIKE);
    const recovery = await recoveryOf(target);
    say(`recovery after ${recovery.toFixed(1)} s`);
    if (minutes > 0) await steady('settling', rate, SETTLING);
    const warm = target.pids.map(residentMegabytes);
    const soak = minutes > 0 ? await steady('soak', rate, minutes * 60) : undefined;
    const memory = target.pids.map((pid, index) => ({ warm: warm[index] ?? 0, end: residentMegabytes(pid) }));
    return { ramp, saturation, quiet, half, spike, recovery, soak, memory };
  } finally {
    await editors.stop();
  }
}

/** As many requests as so many connections bring when each asks again once it is answered. */
function saturate(
  { urls, paths }: Target,
  editors: Editors,
  wanted: number,
  duration: number,
): Promise<Burst> {
  // Autocannon shares its connections out evenly.
  const connections = Math.ceil(wanted / urls.length) * urls.length;
  const requests = paths.map((path) => ({ ...(path !== '' && { path }), headers: ACCEPT }));
  return burstOf(editors, generate({ connections, duration, url: urls, requests }), connections);
}

/** So many requests a second, evenly: autocannon would send those of a second at its beginning, as fast as they are answered. */
function arrive({ urls, paths }: Target, editors: Editors, rate: number, duration: number): Promise<Burst> {
  const options: Arrivals = { urls, paths, headers: ACCEPT, rate, duration };
  return burstOf(editors, generate(options, new URL('./steady.ts', import.meta.url)));
}

async function burstOf(editors: Editors, load: Promise<LoadResult>, connections?: number): Promise<Burst> {
  editors.take();
  const { requests, duration, latency, non2xx, errors, statusCodeStats, withoutRetryAfter } = await load;
  const count = (statuses: readonly string[]): number =>
    statuses.reduce((sum, status) => sum + (statusCodeStats[status]?.count ?? 0), 0);
  const refused = count(['429', '503']) - withoutRetryAfter;
  return {
    ...(connections !== undefined && { connections }),
    requestsPerSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx - refused + errors,
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
  const how = connections === undefined ? 'as they come' : `${connections} connections`;
  const own = `editors ${editors.done} done, p95 ${editors.p95.toFixed(0)} ms, worst ${editors.worst.toFixed(0)} ms ${editors.faults.join(', ')}`;
  return `${name.padEnd(8)} ${how.padStart(15)} ${figures}  ${own}`;
}
