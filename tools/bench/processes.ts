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
  readonly state: string;
  readonly parent: number;
  /** CPU used so far. */
  readonly seconds: number;
}

/** A file of `/proc` about a process; empty when that is no more, or somebody else's. */
export function aboutProcess(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function statOf(pid: number): Stat | undefined {
  const text = aboutProcess(pid, 'stat');
  if (text === '') return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  // proc_pid_stat(5): 3 state, 4 ppid, 14–17 user and system time of the process and of its waited-for children
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index]), 0);
  return { state: fields[0] ?? '', parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

/** A process that has ended is no more, or waits for its parent to hear of it. */
export function isAlive(pid: number): boolean {
  const state = statOf(pid)?.state;
  return state !== undefined && state !== 'Z';
}

/** All processes of the machine. */
export function allProcesses(): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
}

/** These processes and all below them. */
export function withThoseBelow(roots: Iterable<number>): Map<number, Stat> {
  const all = allProcesses().flatMap((pid) => {
    const stat = statOf(pid);
    return stat === undefined ? [] : [[pid, stat] as const];
  });
  const wanted = new Set(roots);
  // What is added meanwhile is looked at, too.
  for (const one of wanted) for (const [pid, { parent }] of all) if (parent === one) wanted.add(pid);
  return new Map(all.filter(([pid]) => wanted.has(pid)));
}

/** CPU seconds used so far by a process and all below it. */
export function cpuSeconds(root: number): number {
  return withThoseBelow([root])
    .values()
    .reduce((sum, { seconds }) => sum + seconds, 0);
}

export function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kibibytes) / 1024;
}
