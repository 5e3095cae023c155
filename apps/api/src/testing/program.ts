import { spawn } from 'node:child_process';

export type Environment = Readonly<Record<string, string | undefined>>;
export type LogLine = Readonly<Record<string, unknown>>;

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly milliseconds: number;
}

export interface Program {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  /** What it has said so far. */
  output(): string;
  signal(name: NodeJS.Signals): void;
}

/** Whose rights a process has. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** Runs a program of ours, with nothing in its environment but what is given. */
export function runProgram(words: readonly string[], environment: Environment, account?: Account): Program {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    ...account,
    // What one process has compiled the next hundred need not.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
    // A test run that is killed takes the product with it: it ends when its parent is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return {
    pid: child.pid ?? 0,
    ended: new Promise((resolve) => {
      child.once('close', (code, signal) => {
        resolve({ code, signal, output, milliseconds: performance.now() - began });
      });
    }),
    output: () => output,
    signal: (name) => void child.kill(name),
  };
}

/** The lines of a log, among whatever else was said. */
export function logLinesOf(output: string): LogLine[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as LogLine);
}
