import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@site/api-kernel';
import { AmbientTransaction } from './ambient-transaction';

/** Milliseconds; with the wait for the row itself it stays below five seconds. */
const LONGEST_WAIT = 1_500;

/**
 * Writers of one record go one after the other: one of them may wait for its row, and the others hold no connection
 * meanwhile that writers of other records need.
 */
export class RecordMutex {
  private readonly ends = new Map<string, Promise<unknown>>();

  async take<Result>(id: string, write: () => Promise<Result>): Promise<Result> {
    // Who is in a transaction has its connection, and may hold the row that whoever has the turn is waiting for.
    if (AmbientTransaction.current?.hasBegun === true) return write();
    const before = this.ends.get(id);
    let leave = (): void => undefined;
    const mine = new Promise<void>((resolve) => (leave = resolve));
    const end = before === undefined ? mine : before.then(() => mine);
    this.ends.set(id, end);
    try {
      if (before !== undefined) await soon(before);
      return await write();
    } finally {
      leave();
      if (this.ends.get(id) === end) this.ends.delete(id);
    }
  }
}

/** @throws DomainError when others take too long. */
async function soon(turn: Promise<unknown>): Promise<void> {
  const ended = new AbortController();
  const late = pause(LONGEST_WAIT, 'late', { signal: ended.signal }).catch(() => undefined);
  const first = await Promise.race([turn, late]);
  ended.abort();
  if (first === 'late') throw new DomainError('dependency_unavailable', { retryAfter: 5 });
}
