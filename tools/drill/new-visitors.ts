import { fork } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { insertProjects } from '../bench/rows.ts';
import { stop } from '../bench/processes.ts';
import { startProduct } from '../bench/product.ts';
import { build } from '../build.ts';
import { createTemporaryDatabase } from '../database/index.ts';
import { clusterUntilEnd, endLater, folderUntilEnd } from '../ending.ts';
import type { ClientLoad, ClientLoadResult } from './busy-clients.ts';
import { quantile } from './quantiles.ts';

/**
 * The fault: a few clients keep their connections and ask for what must be made for them; meanwhile somebody new, or a
 * health probe, connects. `npm run drill -- new-visitors [SECONDS]`, about a minute, on this machine only.
 */
const CLIENTS = 30;
const SECONDS = Number(process.argv[3] ?? 10);
const GOAL_MS = 200;
const PROBE_EVERY_MS = 25;
const PATIENCE_MS = 20_000;
/** Kept, a file, a probe of operators, kept. */
const PROBED = ['/', '/favicon.svg', '/health/live', '/api/v1/projects?limit=10'];
const STORMS: Readonly<Record<string, readonly string[]>> = {
  'pages that are not there': ['/nothing-#'],
  'pages that nobody keeps': ['/projects?from=#', '/en?from=#', '/contact?sujet=#', '/resources?from=#'],
  'lists that nobody keeps': ['/api/v1/projects?q=etude+#', '/api/v1/projects?limit=100&offset=#'],
  'all of it, and documents': [
    '/nothing-#',
    '/api/v1/projects?q=#',
    '/sitemap.xml?from=#',
    '/en/projects?from=#',
  ],
};

interface Wait {
  readonly milliseconds: number;
  readonly failed: boolean;
}

await build();
const dataDir = folderUntilEnd('site-drill-');
const database = await createTemporaryDatabase(await clusterUntilEnd());
const product = await startProduct('product', { database, dataDir });
await insertProjects(database.ownerUrl, 1_000);
console.log(`${CLIENTS} clients for ${SECONDS} s; new connections every ${PROBE_EVERY_MS} ms; milliseconds`);
report('nobody else', await newVisitors(product.url, pause(2_000)));
for (const [name, paths] of Object.entries(STORMS)) {
  const asked = { url: product.url, clients: CLIENTS, paths } as const;
  await storm({ ...asked, seconds: 2 });
  const busy = storm({ ...asked, seconds: SECONDS });
  const waits = await newVisitors(product.url, busy);
  const { perSecond, statuses } = await busy;
  report(name, waits, `${perSecond.toFixed(0)} answers/s to the others ${JSON.stringify(statuses)}`);
}

function storm(asked: ClientLoad): Promise<ClientLoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'busy-clients.ts'));
    const end = endLater(() => stop(child));
    child.once('message', (result) => resolve(result as ClientLoadResult));
    child.once('exit', (code) => {
      void end();
      reject(new Error(`the busy clients ended with code ${code}`));
    });
    child.send(asked);
  });
}

/** One new connection after the other, none waiting for the one before, until `end`. */
async function newVisitors(url: string, end: Promise<unknown>): Promise<Wait[]> {
  let over = false;
  const ended = end.finally(() => (over = true));
  const waits: Promise<Wait>[] = [];
  while (!over) {
    waits.push(visit(url + (PROBED[waits.length % PROBED.length] ?? '/')));
    await pause(PROBE_EVERY_MS);
  }
  await ended;
  return Promise.all(waits);
}

function visit(url: string): Promise<Wait> {
  const began = performance.now();
  return new Promise((resolve) => {
    const say = (failed: boolean): void => resolve({ milliseconds: performance.now() - began, failed });
    const outgoing = get(url, { agent: false, timeout: PATIENCE_MS }, (answer) => {
      answer.on('error', () => say(true));
      answer.on('end', () => say(answer.statusCode !== 200)).resume();
    });
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => say(true));
  });
}

function report(name: string, waits: readonly Wait[], more = ''): void {
  const times = waits.map(({ milliseconds }) => milliseconds);
  const failed = waits.filter((wait) => wait.failed).length;
  const [p50, p99, max] = [0.5, 0.99, 1].map((share) => quantile(times, share).toFixed(0).padStart(5));
  const verdict = quantile(times, 0.99) <= GOAL_MS && failed === 0 ? 'met' : 'NOT MET';
  console.log(
    `${name.padEnd(26)} ${String(waits.length).padStart(4)} new: p50 ${p50}  p99 ${p99}  max ${max}  ` +
      `failed ${failed}  ${verdict}  ${more}`,
  );
  if (verdict !== 'met') process.exitCode = 1;
}
