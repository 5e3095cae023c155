import { availableParallelism, loadavg } from 'node:os';

/**
 * A limit in time, as stated where the machine is the tests' own; longer where processes queue for its processors. For
 * what must be noticed soon: speed itself is the benchmark's.
 */
export function patient(limit: number): number {
  const crowd = (loadavg()[0] ?? 0) / availableParallelism();
  return limit * Math.max(1, crowd - 1) ** 2;
}
