import { spawn } from 'node:child_process';
import { apiMain, root } from '../build.ts';

export interface ApiProcess {
  /** Its address, once it serves; never settles when it ends before. */
  ready: Promise<string>;
  /** Its exit code, 128 + n after a signal. */
  exited: Promise<number>;
  signal(name: NodeJS.Signals): void;
}

const signalNumbers: Partial<Record<NodeJS.Signals, number>> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
};

export const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? 128 + ((signal && signalNumbers[signal]) ?? 1);

function readyUrl(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready')
    return undefined;
  return 'url' in message && typeof message.url === 'string' ? message.url : '';
}

/**
 * glibc otherwise keeps the memory of every image that was ever worked on: measured 380 MB instead of 210 MB after a few
 * uploads (mallopt(3)).
 */
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' };

/** The API in a process group of its own: Ctrl-C reaches it through this process alone, and once. */
export function spawnApi(environment: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, [apiMain], {
    cwd: root,
    detached: true,
    env: { ...memory, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    ready: new Promise((resolve) => {
      child.on('message', (message) => {
        const url = readyUrl(message);
        if (url !== undefined) resolve(url);
      });
    }),
    exited: new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
    }),
    signal: (name) => void child.kill(name),
  };
}
