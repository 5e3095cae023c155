import { constants } from 'node:os';
import { BackupFailure } from '@site/api-platform/backup';

/** A terminal and npm each pass it on: within so many milliseconds it is said once. */
const ONE_GESTURE = 1_000;

/** Aborted when this process is told to end, so that what is half done is undone; told again, it ends as it is. */
export function endSignal(): AbortSignal {
  const ending = new AbortController();
  let first = Infinity;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (performance.now() - first > ONE_GESTURE) process.exit(128 + constants.signals[name]);
      first = Math.min(first, performance.now());
      ending.abort(new BackupFailure('Interrompu', 'interrupted'));
    });
  }
  return ending.signal;
}
