import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { apiMain, root } from '../build.ts';
import { apiLaunch } from './api-launch.ts';

export interface ApiProcess {
  /** Its address, once it serves; never settles when it ends before. */
  ready: Promise<string>;
  /** Its exit code, 128 + n after a signal. */
  exited: Promise<number>;
  signal(name: NodeJS.Signals): void;
}

export const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
  code ?? 128 + (signal ? constants.signals[signal] : 1);

function readyUrl(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready')
    return undefined;
  return 'url' in message && typeof message.url === 'string' ? message.url : '';
}

/** The API in a process group of its own: Ctrl-C reaches it through this process alone, and once. */
export function spawnApi(environment: NodeJS.ProcessEnv): ApiProcess {
  const child = spawn(process.execPath, [...apiLaunch.execArgv, apiMain], {
    cwd: root,
    detached: true,
    env: { ...apiLaunch.environment, ...environment },
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
