import { spawn } from 'node:child_process';

export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly stdout: string;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds after which it is ended: what hangs must end some day, what is slow on a busy machine must not. */
  readonly limit?: number;
}

const groups = new Set<number>();

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    groups.delete(pid);
  }
}
process.once('exit', () => groups.forEach((pid) => end(pid, 'SIGTERM')));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

/** Runs a program to its end, with closed input and in a process group of its own, and keeps what it prints. */
export function run(
  command: string,
  args: readonly string[],
  { cwd = process.cwd(), env = {}, limit = 4_500_000 }: Surroundings = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [...stdio],
      detached: true,
    });
    const { pid } = child;
    if (pid !== undefined) groups.add(pid);
    let output = '';
    let stdout = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      stdout += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const timer = setTimeout(() => {
      output += `\nended: it took longer than ${limit / 1000} s\n`;
      if (pid === undefined) return;
      end(pid, 'SIGTERM');
      setTimeout(() => end(pid, 'SIGKILL'), 10_000).unref();
    }, limit);
    const settle = (code: number): void => {
      clearTimeout(timer);
      if (pid !== undefined) groups.delete(pid);
      resolve({ code, output, stdout });
    };
    child.on('error', (error) => {
      output += `${error.message}\n`;
      settle(127);
    });
    child.on('close', (code) => settle(code ?? 1));
  });
}

/** The same, for a program of an installed package, under the Node that runs this. */
export const runPackage = (
  script: string,
  args: readonly string[],
  where: Surroundings = {},
): Promise<Outcome> => run(process.execPath, [`node_modules/${script}`, ...args], where);
