import { join, resolve } from 'node:path';
import { freePort } from '../database/index.ts';
import { endLater } from '../ending.ts';
import { ask, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import { until } from '../../apps/api/src/testing/patience.ts';
import { logLinesOf, runProgram } from '../../apps/api/src/testing/program.ts';
import type { Account, Ended, Environment, LogLine, Program } from '../../apps/api/src/testing/program.ts';
import { apiLaunch } from '../commands/api-launch.ts';

/** Where the build is that is looked at: another one where a guard was taken away. */
const build = resolve(process.env['SECURITY_BUILD'] ?? join(import.meta.dirname, '../../apps/api/dist'));
export const clientBuild = resolve(build, '../../web/dist/client');
/** What it was built of. */
export const tree = resolve(build, '../../..');

export interface Launch {
  /** Folder of another build. */
  readonly build?: string;
  /** Absent: who runs this. */
  readonly account?: Account;
}

/** One process of the built product. */
export interface Instance {
  readonly port: number;
  readonly pid: number;
  readonly ended: Promise<Ended>;
  ask(path: string, asked?: Asked): Promise<Answer>;
  output(): string;
  /** What it has logged; the last of it comes half a second late. */
  log(): LogLine[];
  signal(name: NodeJS.Signals): void;
  stop(): Promise<Ended>;
}

const running = new Set<Program>();
process.once('exit', () => running.forEach(({ signal }) => signal('SIGKILL')));

/** Runs a program of the build. */
export function launch(
  name: 'main' | 'cli',
  args: readonly string[],
  environment: Environment,
  { build: folder = build, account }: Launch = {},
): Program {
  const words = [...apiLaunch.execArgv, join(folder, `${name}.js`), ...args];
  const program = runProgram(words, { ...apiLaunch.environment, ...environment }, account);
  running.add(program);
  const end = endLater(() => {
    program.signal('SIGKILL');
    return program.ended;
  });
  void program.ended.then(() => {
    running.delete(program);
    void end();
  });
  return program;
}

/** Starts an instance, on a free port unless one is named; with `ready` false it only has to live. */
export async function startInstance(
  environment: Environment,
  { ready = true, port: asked, ...how }: Launch & { ready?: boolean; port?: number } = {},
): Promise<Instance> {
  const port = asked ?? (await freePort());
  const { pid, ended, output, signal } = launch('main', [], { ...environment, PORT: String(port) }, how);
  const instance: Instance = {
    port,
    pid,
    ended,
    output,
    signal,
    ask: (path, asked) => ask(`http://127.0.0.1:${port}${path}`, asked),
    log: () => logLinesOf(output()),
    stop: () => {
      signal('SIGTERM');
      return ended;
    },
  };
  const gone = ended.then(({ code, output: said }) => {
    throw new Error(`an instance ended with ${code}: ${said.slice(-2_000)}`);
  });
  gone.catch(() => undefined);
  const path = ready ? '/health/ready' : '/health/live';
  await Promise.race([until(async () => (await instance.ask(path)).status === 200, 60_000), gone]);
  return instance;
}
