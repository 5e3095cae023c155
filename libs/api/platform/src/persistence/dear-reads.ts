import { Semaphore } from '../server/semaphore';
import type { Reads, RunQuery } from './database';

/** Visitors' dear reads share these turns, and connections of their own. */
const DEAR = new Semaphore(2, 60);

/** @throws DomainError `dependency_unavailable` for what is dear, when too many wait already */
export function inTurn<Result>(
  { query, queryDear }: Reads,
  dear: boolean,
  read: (query: RunQuery) => Promise<Result>,
): Promise<Result> {
  return dear ? DEAR.take(() => read(queryDear)) : read(query);
}
