import { Semaphore } from '../server/semaphore';
import type { Reads, RunQuery } from './database';

/** Visitors' expensive reads share these turns, and connections of their own. */
const EXPENSIVE = new Semaphore(2, 60);

/** @throws DomainError `dependency_unavailable` for what is expensive, when too many wait already */
export function readQueued<Result>(
  { query, queryExpensive }: Reads,
  isExpensive: boolean,
  read: (query: RunQuery) => Promise<Result>,
): Promise<Result> {
  return isExpensive ? EXPENSIVE.take(() => read(queryExpensive)) : read(query);
}
