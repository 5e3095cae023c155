import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { endLater } from '../ending.ts';

export interface Running {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  /** From spawning the process to its word that it serves. */
  readonly startMilliseconds: number;
  stop(): Promise<void>;
}

/** Starts a Node process that says `{type: 'ready', port}` over IPC once it serves. */
export async function start(
  name: string,
  file: string,
  parameters: readonly string[],
  { environment = {}, execArgv = [] }: { environment?: NodeJS.ProcessEnv; execArgv?: readonly string[] } = {},
): Promise<Running> {
  const began = performance.now();
  const child = fork(file, parameters, {
    env: { ...process.env, ...environment },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const end = endLater(() => stop(child));
  const url = await readyUrl(name, child);
  const startMilliseconds = performance.now() - began;
  const pid = child.pid ?? 0;
  return { name, url, pid, startMilliseconds, stop: end };
}

function readyUrl(name: string, child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready') resolve(`http://127.0.0.1:${message.port}`);
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code} before it served`)));
  });
}

/** Ends it in order. */
export function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const ticksPerSecond = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100;

interface Stat {
  readonly parent: number;
  readonly seconds: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // proc_pid_stat(5): 4 ppid, 14–17 user and system time of the process and of its waited-for children
    const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
    return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
  } catch {
    return undefined;
  }
}

/** CPU seconds used so far by a process and all below it. */
export function cpuSeconds(root: number): number {
  const stats = new Map<number, Stat>();
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined;
    if (stat !== undefined) stats.set(Number(entry), stat);
  }
  let sum = 0;
  const below = [root];
  for (let pid = below.pop(); pid !== undefined; pid = below.pop()) {
    sum += stats.get(pid)?.seconds ?? 0;
    for (const [child, { parent }] of stats) if (parent === pid) below.push(child);
  }
  return sum;
}

export function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}
