import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function askPs(pid: number, column: string): string | undefined {
  try {
    const answer = execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Tells a process from a later one that was given the same pid; undefined when none is alive. */
export function processStart(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  const stat = readText(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}/${fields[19] ?? ''}`;
}

/** Sends a signal; false when the process is gone already. */
export function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Cheap enough to be asked all the time; one that is dead and not yet buried is not. */
export function isAlive(pid: number): boolean {
  return process.platform === 'linux' ? processStart(pid) !== undefined : signal(pid, 0);
}

/** Whether this pid is a PostgreSQL server of this data folder, and not a stranger that was given its pid. */
export function isPostmasterOf(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return askPs(pid, 'command')?.includes(folder) ?? false;
  if (processStart(pid) === undefined) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch {
    return readText(`/proc/${pid}/cmdline`)?.split('\0').includes(folder) ?? false;
  }
}
