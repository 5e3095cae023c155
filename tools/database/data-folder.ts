import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, StartError } from './start-error.ts';

/** The data folder, made if it is not there yet. @throws StartError */
export function openDataDir(asked: string): string {
  const folder = resolve(asked);
  try {
    // Others may pass through it but not list it: PostgreSQL runs as another person when started by root.
    makeFolder(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw refusal(folder, codeOf(error) ?? String(error));
  }
}

/** One level after the other: below /proc, where none can be made, Node's `recursive` would try for ever. */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been quicker.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

export const refusal = (folder: string, reason: string): StartError =>
  new StartError(`Écriture impossible dans DATA_DIR ${folder} (${reason})`, 'DATA_DIR is not writable');

const diskErrors = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC']);

/** A failure of the disk, in words; any other as it is. */
export function unwritable(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  return code !== undefined && diskErrors.has(code) ? refusal(folder, code) : error;
}
