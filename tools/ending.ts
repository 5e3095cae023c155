import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { reasonOf, startTemporaryCluster, type Database } from './database/index.ts';

/** Milliseconds after which what does not end is left. */
const LONGEST = 60_000;

/** What was started and has not ended, the latest last. */
const left = new Set<() => Promise<unknown>>();

/** Has something ended when this process is told to end, at the latest. @returns what ends it earlier, once */
export function endLater<Result>(end: () => Result | Promise<Result>): () => Promise<Result> {
  let ended: Promise<Result> | undefined;
  const once = (): Promise<Result> => {
    ended ??= Promise.resolve()
      .then(end)
      .finally(() => left.delete(once));
    return ended;
  };
  left.add(once);
  return once;
}

/** Ends what is left, the latest first: what was started last needs what was there before. */
export async function endAll(): Promise<void> {
  for (const end of [...left].reverse())
    await end().catch((error: unknown) => {
      console.error(reasonOf(error));
    });
}

/** Told to end, the process ends all that is left, then itself, with 128 and the number of the signal. */
export function endAtSignals(): void {
  let asked = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // A terminal and npm each pass it on.
      if (asked) return;
      asked = true;
      const leave = (): never => process.exit(128 + constants.signals[name]);
      // What is under way loses what it works with: that is no news.
      for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, () => undefined);
      setTimeout(leave, LONGEST).unref();
      void endAll().then(leave);
    });
  }
}

/** A folder that goes with this process. */
export function folderUntilEnd(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  endLater(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database server that goes with this process, also where that ends while it starts. */
export function clusterUntilEnd(programs?: string): Promise<Database> {
  const starting = startTemporaryCluster({ programs });
  endLater(async () => (await starting).stop());
  return starting;
}
