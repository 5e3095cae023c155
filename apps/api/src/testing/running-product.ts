import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@site/embedded-postgres';
import { patient } from './patience';
import { ask, type Answer, type Asked } from './ask';
import { TEST_ENVIRONMENT } from './product';

export const BUILT = resolve(import.meta.dirname, '../../dist');

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly seconds: number;
}

export type LogLine = Readonly<Record<string, unknown>>;

export interface RunningProduct {
  readonly port: number;
  readonly dataDir: string;
  readonly ended: Promise<Ended>;
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** JSON lines of standard output so far; what the process has buffered comes within half a second. */
  log(): LogLine[];
  signal(name: NodeJS.Signals): void;
  stop(): Promise<Ended>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a program of the built product to its end. */
export function runBuilt(
  program: 'main' | 'cli',
  args: readonly string[],
  environment: Environment,
): Promise<Ended> {
  return launch(program, args, { ...TEST_ENVIRONMENT, ...environment }).ended;
}

/** Begins a command of the built product, which can be told to end before its end. */
export function beginCommand(
  args: readonly string[],
  environment: Environment,
): Pick<RunningProduct, 'ended' | 'signal'> {
  const { child, ended } = launch('cli', args, { ...TEST_ENVIRONMENT, ...environment });
  return { ended, signal: (name) => void child.kill(name) };
}

/** Starts the built product in a process of its own; `ready` false: waits until it lives; `listening` false: not even that. */
export async function startBuilt(
  urls: { readonly appUrl: string; readonly ownerUrl: string },
  { environment = {}, dataDir, ready = true, listening = true }: StartOptions = {},
): Promise<RunningProduct> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'site-running-'));
  const port = await freePort();
  const { child, ended, output } = launch('main', [], {
    ...TEST_ENVIRONMENT,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    DATABASE_URL: urls.appUrl,
    MIGRATION_DATABASE_URL: urls.ownerUrl,
    DATA_DIR: folder,
    PORT: String(port),
    ...environment,
  });
  const product: RunningProduct = {
    port,
    dataDir: folder,
    ended,
    ask: (path, asked) => ask(`http://127.0.0.1:${port}${path}`, asked),
    log: () => linesOf(output()),
    signal: (name) => void child.kill(name),
    stop: async () => {
      child.kill('SIGTERM');
      const end = await ended;
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
      return end;
    },
  };
  const gone = ended.then((end) => {
    throw new Error(`the product ended with ${String(end.code ?? end.signal)}: ${end.output}`);
  });
  gone.catch(() => undefined);
  if (!listening) return product;
  const path = ready ? '/health/ready' : '/health/live';
  await Promise.race([until(async () => (await product.ask(path)).status === 200), gone]);
  return product;
}

export interface StartOptions {
  readonly environment?: Environment;
  readonly dataDir?: string;
  readonly ready?: boolean;
  readonly listening?: boolean;
}

/** Asks again until it holds. Answers after how many milliseconds it did. */
export async function until(holds: () => Promise<boolean>, within = 30_000): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const took = performance.now() - begun;
    if (await holds().catch(() => false)) return took;
    if (took > patient(within)) throw new Error(`it did not come true within ${Math.round(took)} ms`);
    await pause(25);
  }
}

interface Launched {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  readonly output: () => string;
}

function launch(program: string, args: readonly string[], environment: Environment): Launched {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(BUILT, `${program}.js`), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    // A test run that is killed takes the product with it: it ends when its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, output, seconds: (performance.now() - begun) / 1000 });
    });
  });
  return { child, ended, output: () => output };
}

function linesOf(output: string): LogLine[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}
