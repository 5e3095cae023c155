import type { ShownKind } from '@site/vocabulary';
import type { Answer } from './answer';
import type { RequestRate } from './request-rate';

/** What is kept at an address. */
export interface Entry {
  readonly answer: Answer;
  readonly kinds: readonly ShownKind[];
  readonly servedWhileRenewed: boolean;
  /** In milliseconds of `performance.now()`. */
  readonly end: number;
  readonly demand: RequestRate;
  bytes: number;
  /** Once it is out of date. */
  stale?: Stale;
}

export interface Stale {
  /** In milliseconds of `performance.now()`. */
  readonly until: number;
  renewing: boolean;
}

/** An address may be longer than its answer. */
export function bytesOf(address: string, answer: Answer): number {
  return answer.bytes + Buffer.byteLength(address);
}
