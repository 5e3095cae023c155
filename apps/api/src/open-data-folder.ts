import { resolve } from 'node:path';
import { makeFolder } from '@site/api-files';
import type { Settings } from '@site/api-platform/config';

/** What a disk has and loses again: uploads are refused meanwhile, and all else goes on. */
const PASSING = new Set(['EROFS', 'ENOSPC', 'EDQUOT', 'EIO']);

/** Makes the folder for uploads. @throws Error in words where there can never be one */
export async function openDataFolder({ dataDir }: Settings): Promise<void> {
  const folder = resolve(dataDir);
  try {
    await makeFolder(folder);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (PASSING.has(code)) return;
    throw new Error(`Écriture impossible dans DATA_DIR ${folder} (${code}) — DATA_DIR is not writable`, {
      cause: error,
    });
  }
}
