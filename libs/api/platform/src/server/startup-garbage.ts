import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back what only the start needed, 16 of 152 MB: V8 collects when memory is asked for, and who waits for visitors
 * asks for none. Holds everything up once, for as long as it takes.
 */
export function collectStartupGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
