import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf, isMissing } from './disk-error';

/**
 * Makes a folder and all that is missing above it. One level after the other: below /proc, where none can be made,
 * Node's `recursive` would try for ever.
 */
export async function makeFolder(folder: string, missing = true): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    if (!missing || !isMissing(error) || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await makeFolder(folder, false);
  }
}
