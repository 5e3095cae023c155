import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { freePort } from '../database/index.ts';
import { endLater } from '../ending.ts';
import { ask, type Answer, type Asked } from '../../apps/api/src/testing/ask.ts';
import { apiLaunch } from '../commands/api-launch.ts';
import { until } from './until.ts';

/** Where the build is that is looked at: another one where a guard was taken away. */
const build = resolve(process.env['SECURITY_BUILD'] ?? join(import.meta.dirname, '../../apps/api/dist'));
export const clientBuild = resolve(build, '../../web/dist/client');

/** Whose rights a process has. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface Launch {
  /** Folder of another build. */
  readonly build?: string;
  /** Absent: who runs this. */
  readonly account?: Account;
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type LogLine = Readonly<Record<string, unknown>>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly milliseconds: number;
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

interface Program {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  output(): string;
  signal(name: NodeJS.Signals): void;
}

/** Runs a program of the build, with nothing in its environment but what is given. */
export function launch(
  name: 'main' | 'cli',
  args: readonly string[],
  environment: Environment,
  { build: folder = build, account }: Launch = {},
): Program {
  const began = performance.now();
  const child = spawn(process.execPath, [...apiLaunch.execArgv, join(folder, `${name}.js`), ...args], {
    ...account,
    env: { PATH: process.env['PATH'], ...apiLaunch.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(program);
      void end();
      resolve({ code, signal, output, milliseconds: performance.now() - began });
    });
  });
  const program: Program = {
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    signal: (signal) => void child.kill(signal),
  };
  running.add(program);
  const end = endLater(() => {
    program.signal('SIGKILL');
    return ended;
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
    log: () => linesOf(output()),
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

function linesOf(output: string): LogLine[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}
