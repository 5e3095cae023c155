import { setTimeout as pause } from 'node:timers/promises';
import { patient } from '../../apps/api/src/testing/patience.ts';

/** Asks until it holds. Answers after how many milliseconds it did. */
export async function until(holds: () => Promise<boolean> | boolean, within: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const took = performance.now() - began;
    if (await Promise.resolve(holds()).catch(() => false)) return took;
    if (took > patient(within)) throw new Error(`it did not come true within ${Math.round(took)} ms`);
    await pause(25);
  }
}

/** Fails above a limit in time, which is longer on a machine that others keep busy. */
export function within(limit: number, milliseconds: number, what: string): void {
  if (milliseconds <= patient(limit)) return;
  throw new Error(`${what} took ${Math.round(milliseconds)} ms, ${limit} are allowed`);
}
