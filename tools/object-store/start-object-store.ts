import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/embedded-postgres';
import { Client } from 'minio';
import { findServer } from './find-server.ts';
import { serverKind, type Place, type ServerKind } from './server-kinds.ts';

export interface ObjectStore {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  stop(): Promise<void>;
}

const prefix = 'site-object-store-';
const attempts = 3;
const startLimit = 30_000;

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes what runs left behind of which every process was killed. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, owner] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (owner && !lives(Number(owner))) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

interface Running {
  readonly guard: ChildProcess;
  readonly ended: Promise<void>;
  readonly output: () => string;
}

function launch(kind: ServerKind, program: string, place: Place): Running {
  const guard = spawn(
    process.execPath,
    [join(import.meta.dirname, 'guard.ts'), place.folder, program, ...kind.args(place)],
    {
      env: { PATH: process.env['PATH'], HOME: place.folder, ...kind.environment(place) },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [guard.stdout, guard.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-4_000)));
  }
  return {
    guard,
    ended: new Promise((resolve) => guard.once('close', () => resolve())),
    output: () => output,
  };
}

/** Asked with its keys: a server says that it is ready before it knows them. */
async function untilReady({ port, accessKey, secretKey }: Place, running: Running): Promise<boolean> {
  const client = new Client({
    endPoint: '127.0.0.1',
    port,
    useSSL: false,
    region: 'us-east-1',
    accessKey,
    secretKey,
    retryOptions: { disableRetry: true },
  });
  const since = performance.now();
  let over = false;
  void running.ended.then(() => (over = true));
  while (!over && performance.now() - since < startLimit) {
    const answered = client.listBuckets().then(
      () => true,
      () => false,
    );
    if (await Promise.race([answered, pause(2_000, false, { ref: false })])) return !over;
    await pause(50);
  }
  return false;
}

/** A server on a free port of this machine, with keys and a folder of its own, that ends with this process. */
export async function startObjectStore(name: ServerKind['name']): Promise<ObjectStore> {
  const kind = serverKind(name);
  const program = findServer(kind);
  if (!program) throw new Error(`${name} is not installed: run node tools/object-store/ensure-servers.ts`);
  sweep();
  let output = '';
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const place: Place = {
      folder: mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`)),
      port: await freePort(),
      accessKey: `k${randomBytes(8).toString('hex')}`,
      secretKey: randomBytes(20).toString('hex'),
    };
    for (const part of ['objects', 'facts']) mkdirSync(join(place.folder, part));
    const running = launch(kind, program, place);
    const { accessKey, secretKey } = place;
    const endpoint = `http://127.0.0.1:${place.port}`;
    const stop = async (): Promise<void> => {
      running.guard.stdin?.end();
      await running.ended;
    };
    if (await untilReady(place, running)) {
      return { endpoint, accessKey, secretKey, stop };
    }
    await stop();
    output = running.output();
  }
  throw new Error(`${name} does not start: ${output}`);
}
