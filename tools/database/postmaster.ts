import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { run, SINCE, worstOf, type Cluster } from './cluster.ts';
import { isPostmasterOf, signal } from './process-identity.ts';

export type StopMode = 'fast' | 'immediate';

const day = String(24 * 60 * 60);
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

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

/** Of the server that serves this folder, or did when its machine or it died. */
function notedPid(folder: string): number {
  return existsSync(pidFile(folder)) ? Number.parseInt(readFileSync(pidFile(folder), 'utf8'), 10) || 0 : 0;
}

/** The living server of this folder. */
export function postmasterOf(folder: string): number | undefined {
  const pid = notedPid(folder);
  return pid > 0 && isPostmasterOf(pid, folder) ? pid : undefined;
}

/** Starts the server and waits until it takes connections, however long its recovery takes; answers its pid. */
export async function launch(cluster: Cluster, port: number, logFile: string): Promise<number> {
  const chosen = {
    ...settings,
    ...(cluster.major >= SINCE.inputMethods ? { io_method: 'sync' } : {}),
    port,
    ...(cluster.durable === false ? { fsync: 'off', full_page_writes: 'off' } : {}),
  };
  const options = Object.entries(chosen).map(([name, value]) => `-c ${name}=${value}`);
  const log = openLog(logFile);
  const from = fstatSync(log).size;
  try {
    const patiently = ['--silent', '--wait', '--timeout', day, '--options', options.join(' ')];
    await run(cluster.account, cluster.binaries.pg_ctl, ['start', '-D', cluster.folder, ...patiently], log);
    const pid = postmasterOf(cluster.folder);
    if (pid !== undefined) return pid;
  } catch (error) {
    throw new Error(worstOf(readFileSync(logFile).subarray(from).toString('utf8')), { cause: error });
  } finally {
    closeSync(log);
  }
  throw new Error('PostgreSQL ended once ready');
}

/** Asks it to end, then insists. */
export async function halt(
  { account, binaries, folder }: Cluster,
  mode: StopMode,
  patience = 30,
): Promise<void> {
  for (const [how, seconds] of [
    [mode, patience],
    ['immediate', 5],
  ] as const) {
    if (postmasterOf(folder) === undefined) return;
    const stop = ['stop', '-D', folder, '--silent', '--wait', '--mode', how, '--timeout', String(seconds)];
    await run(account, binaries.pg_ctl, stop).catch(() => undefined);
  }
  const pid = postmasterOf(folder);
  if (pid !== undefined) signal(pid, 'SIGKILL');
}

/** Ends the server that a killed start left behind, and forgets its pid if a stranger has it now. */
export async function endOrphan(cluster: Cluster, log: (line: string) => void): Promise<void> {
  const pid = postmasterOf(cluster.folder);
  if (pid !== undefined) {
    log(`Arrêt d’un PostgreSQL resté seul (processus ${pid})`);
    await halt(cluster, 'fast', 10);
  } else if (notedPid(cluster.folder) > 0 && signal(notedPid(cluster.folder), 0)) {
    rmSync(pidFile(cluster.folder), { force: true });
  }
}
