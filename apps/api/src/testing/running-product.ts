import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@site/embedded-postgres';
import { ask, type Answer, type Asked } from './ask';
import { asDocumented } from './documented-answers';
import { until } from './patience';
import { logLinesOf, runProgram } from './program';
import type { Ended, Environment, LogLine, Program } from './program';
import { TEST_ENVIRONMENT } from './test-environment';

export { until };
export type { Ended, Environment };

export const BUILT = resolve(import.meta.dirname, '../../dist');

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
  return launch('cli', args, { ...TEST_ENVIRONMENT, ...environment });
}

/** Starts the built product in a process of its own; `ready` false: waits until it lives; `listening` false: not even that. */
export async function startBuilt(
  urls: { readonly appUrl: string; readonly ownerUrl: string },
  { environment = {}, dataDir, ready = true, listening = true }: StartOptions = {},
): Promise<RunningProduct> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'site-running-'));
  const port = await freePort();
  const { ended, output, signal } = launch('main', [], {
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
    ask: async (path, asked = {}) =>
      asDocumented(path, asked, await ask(`http://127.0.0.1:${port}${path}`, asked)),
    log: () => logLinesOf(output()),
    signal,
    stop: async () => {
      signal('SIGTERM');
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

function launch(program: string, args: readonly string[], environment: Environment): Program {
  return runProgram([join(BUILT, `${program}.js`), ...args], environment);
}
