import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { serverEnvironment, signal, worstOf, type Cluster } from './cluster.ts';

export type StopMode = 'fast' | 'immediate';

const logLimit = 10 * 1024 * 1024;

const settings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  max_connections: '100',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
  password_encryption: 'scram-sha-256',
};

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > logLimit) renameSync(file, `${file}.old`);
  return openSync(file, 'a', 0o600);
}

/** One run of the server; what it says goes to the end of the log file. */
export function launch(cluster: Cluster, port: number, logFile: string): ChildProcess {
  const flags = Object.entries({ ...settings, port: String(port) }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  const { command, args, ...person } = cluster.account.launch(cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    ...flags,
  ]);
  const log = openLog(logFile);
  try {
    // Its own session: Ctrl-C in the terminal must not stop it before the API has finished.
    return spawn(command, args, {
      cwd: '/',
      detached: true,
      env: serverEnvironment,
      stdio: ['ignore', 'ignore', log],
      ...person,
    });
  } finally {
    closeSync(log);
  }
}

export const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null;

const ended = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/** The reason it gave in the log since `from`. */
export function lastWords(logFile: string, from: number): string {
  return worstOf(readFileSync(logFile).subarray(from).toString('utf8'));
}

/** Asks it to end, then insists. */
export async function halt(child: ChildProcess, mode: StopMode): Promise<void> {
  const gone = ended(child);
  for (const [order, patience] of [
    [mode === 'fast' ? 'SIGINT' : 'SIGQUIT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (child.pid === undefined || !signal(child.pid, order)) return;
    const timer = new AbortController();
    await Promise.race([gone, pause(patience, undefined, { signal: timer.signal }).catch(() => undefined)]);
    timer.abort();
    if (hasEnded(child)) return;
  }
}
