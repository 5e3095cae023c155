import { Agent, get, type IncomingMessage } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import type { LoadResult } from '../bench/measure.ts';

/** Requests that come when they are due, whether or not those before are answered: as visitors do, and no client that waits. */
export interface Arrivals {
  readonly urls: readonly string[];
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Requests a second. */
  readonly rate: number;
  /** Seconds. */
  readonly duration: number;
}

/** Milliseconds. */
const LONGEST_WAIT = 30_000;

const { urls, paths, headers, rate, duration }: Arrivals = JSON.parse(process.argv[2] ?? '{}');
const agents = urls.map(() => new Agent({ keepAlive: true }));
/** Microseconds from when a request was due to the end of its answer. */
const waits = createHistogram();
const statuses: Record<string, { count: number }> = {};
let [answered, errors, withoutRetryAfter] = [0, 0, 0];
const began = performance.now();
const all = Math.round(rate * duration);
const { promise: over, resolve: finish } = Promise.withResolvers<void>();

for (let n = 0; n < all;) {
  const due = Math.min(all, Math.ceil(((performance.now() - began) / 1_000) * rate));
  for (; n < due; n += 1) ask(n);
  await new Promise((resolve) => setTimeout(resolve, 1));
}
await over;

const milliseconds = (percent: number): number => Math.round(waits.percentile(percent) / 1_000);
const result: LoadResult = {
  requests: { total: answered },
  duration: (performance.now() - began) / 1_000,
  latency: { p50: milliseconds(50), p97_5: milliseconds(97.5), p99: milliseconds(99) },
  non2xx: Object.entries(statuses).reduce(
    (sum, [status, { count }]) => sum + (status.startsWith('2') ? 0 : count),
    0,
  ),
  errors,
  statusCodeStats: statuses,
  withoutRetryAfter,
};
process.send?.(result, () => process.exit());

function ask(n: number): void {
  const due = began + (n / rate) * 1_000;
  const [server, path] = [n % urls.length, paths[Math.floor(n / urls.length) % paths.length] ?? ''];
  const options = { agent: agents[server], headers, timeout: LONGEST_WAIT };
  const fail = (): void => {
    errors += 1;
    endAfterTheLast();
  };
  const request = get(`${urls[server]}${path}`, options, (answer) => {
    answer.once('error', fail).resume();
    answer.once('end', () => {
      count(answer);
      waits.record(Math.max(1, Math.round((performance.now() - due) * 1_000)));
      endAfterTheLast();
    });
  });
  request.once('error', fail).once('timeout', () => request.destroy());
}

function count({ statusCode = 0, headers: { 'retry-after': retryAfter } }: IncomingMessage): void {
  answered += 1;
  (statuses[statusCode] ??= { count: 0 }).count += 1;
  if ([429, 503].includes(statusCode) && retryAfter === undefined) withoutRetryAfter += 1;
}

function endAfterTheLast(): void {
  if (answered + errors === all) finish();
}
