import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A limit in time, as stated where every process has a processor; longer where they queue for one, as beside other test
 * files. For what must be noticed soon: speed itself is the benchmark's.
 */
export function patient(limit: number): number {
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  return limit * Math.max(1, crowd) ** 2;
}

/** Asks until it holds. Answers after how many milliseconds it did. */
export async function until(holds: () => Promise<boolean> | boolean, limit = 30_000): Promise<number> {
  const began = performance.now();
  for (;;) {
    const took = performance.now() - began;
    if (await Promise.resolve(holds()).catch(() => false)) return took;
    if (took > patient(limit)) throw new Error(`it did not come true within ${Math.round(took)} ms`);
    // What takes its time is asked less often: asking is work, too, for whom is waited for.
    await pause(25 + Math.min(took / 40, 75));
  }
}

/** Fails above a limit in time, which is longer on a machine that others keep busy. */
export function within(limit: number, milliseconds: number, what: string): void {
  if (milliseconds <= patient(limit)) return;
  throw new Error(`${what} took ${Math.round(milliseconds)} ms, ${limit} are allowed`);
}
