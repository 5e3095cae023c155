import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../build.ts';
import { createTemporaryDatabase } from '../database/index.ts';
import { clusterUntilEnd, endAll, endAtSignals, folderUntilEnd } from '../ending.ts';
import { waitsAtLists } from './lists.ts';
import { measure, median, type Load, type Sample } from './measure.ts';
import { residentMegabytes, start, type Running } from './processes.ts';
import { administrator, startProduct, tokenOf } from './product.ts';
import { writeReport, type Measurement } from './report.ts';
import { insertProjects, newestId, newProject } from './rows.ts';

/** `npm run bench [-- --quick]`: this product beside its floors, in one run, in turns. */
const quick = process.argv.includes('--quick');
const seconds = quick ? 2 : 3;
const rounds = quick ? 1 : 2;
// The compilers of V8 are done with a path after some thousand requests.
const warmUpSeconds = 3;
const connectionCounts = quick ? [16] : [1, 16, 64];
const root = resolve(import.meta.dirname, '../..');
const floor = join(import.meta.dirname, 'floor.ts');

type Database = Parameters<typeof startProduct>[1]['database'];

endAtSignals();
await build();
const dataDir = folderUntilEnd('site-bench-');
const cluster = await clusterUntilEnd();

function startKept(name: string, database: Database, keep: 'on' | 'off'): Promise<Running> {
  return startProduct(name, { database, dataDir, environment: { KEEP_ANSWERS: keep } });
}

function startFloor(
  mode: 'pg' | 'nest' | 'memory',
  databaseUrl: string,
  ...more: string[]
): Promise<Running> {
  return start(`floor ${mode}`, floor, [mode, databaseUrl, ...more], {
    environment: { NODE_ENV: 'production' },
  });
}

async function bytesOf(product: Running, path: string): Promise<Buffer> {
  const response = await fetch(product.url + path, { headers: { 'Accept-Encoding': 'identity' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Names of what a record says, but for what is made of its id. */
async function columnsOf(product: Running, path: string): Promise<string> {
  const record: object = JSON.parse((await bytesOf(product, path)).toString());
  return Object.keys(record)
    .filter((name) => name !== 'page_url')
    .join();
}

const measurements: Measurement[] = [];

/** Measures the targets in turns, so that whatever else the machine does falls on all of them. */
async function compare(
  scenario: string,
  load: (target: Running) => Load,
  targets: readonly Running[],
): Promise<void> {
  const databasePid = cluster.pid;
  for (const target of targets) {
    await measure(target, load(target), { connections: 16, seconds: warmUpSeconds, databasePid });
  }
  for (const connections of connectionCounts) {
    const samples = new Map<Running, Sample[]>(targets.map((target) => [target, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const target of targets) {
        samples.get(target)?.push(await measure(target, load(target), { connections, seconds, databasePid }));
      }
    }
    for (const [target, taken] of samples) {
      const sample = median(taken);
      measurements.push({ scenario, connections, target: target.name, ...sample });
      console.log(
        `${scenario.padEnd(18)} ${String(connections).padStart(2)}  ${target.name.padEnd(16)} ` +
          `${sample.requestsPerSecond.toFixed(0).padStart(7)} req/s  ${sample.cpuMicroseconds.toFixed(0).padStart(6)} µs CPU  ` +
          `p99 ${sample.p99} ms${sample.failures > 0 ? `  ${sample.failures} FAILED` : ''}`,
      );
    }
  }
}

try {
  const small = await createTemporaryDatabase(cluster);
  const [medium, large] = [await createTemporaryDatabase(cluster), await createTemporaryDatabase(cluster)];
  const kept = await startKept('kept', small, 'on');
  // What the start leaves behind is collected a second after it.
  await pause(5_000);
  const idle = residentMegabytes(kept.pid);
  const reading = await startKept('every read', small, 'off');
  const crowded = await startKept('100,000 rows', large, 'off');
  const busy = await startKept('10,000 rows', medium, 'on');
  await insertProjects(small.ownerUrl, 100);
  await insertProjects(medium.ownerUrl, 10_000);
  await insertProjects(large.ownerUrl, 100_000);
  const id = await newestId(small.ownerUrl);
  const memory = await startFloor('memory', small.appUrl);
  const paths = {
    'list of 100': '/api/v1/projects',
    'list of 10': '/api/v1/projects?limit=10',
    'one record': `/api/v1/projects/${id}`,
  };
  const columns = await columnsOf(kept, paths['one record']);
  const plain = await startFloor('pg', small.appUrl, id, columns);
  const nest = await startFloor('nest', small.appUrl, id, columns);
  for (const path of [...Object.values(paths), '/projects']) {
    await fetch(memory.url + path, { method: 'PUT', body: new Uint8Array(await bytesOf(kept, path)) });
  }
  for (const [scenario, path] of Object.entries(paths)) {
    await compare(scenario, () => ({ path }), [memory, kept, plain, nest, reading]);
  }
  await compare('rendered page', () => ({ path: '/projects' }), [memory, kept]);
  await compare('100 or 100,000', () => ({ path: paths['list of 10'] }), [reading, crowded]);
  const token = await tokenOf(reading);
  await compare(
    'create',
    () => ({
      path: '/api/v1/projects',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: newProject,
    }),
    [plain, nest, reading],
  );
  const signIn = {
    path: '/api/v1/auth/sign-in',
    method: 'POST',
    body: JSON.stringify(administrator),
  } as const;
  await compare('sign-in', () => ({ ...signIn, headers: { 'Content-Type': 'application/json' } }), [reading]);

  const lists = await waitsAtLists(busy, await tokenOf(busy), 10_000);
  lists.push(...(await waitsAtLists(crowded, await tokenOf(crowded), 100_000)));

  const warm = { kept: residentMegabytes(kept.pid), reading: residentMegabytes(reading.pid) };
  const starts: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await pause(200);
    const again = await startKept('start', small, 'on');
    starts.push(again.startMilliseconds);
    await again.stop();
  }
  starts.sort((left, right) => left - right);
  writeReport(root, measurements, { idle, warm, start: starts[2] ?? 0, lists });
} finally {
  await endAll();
}
