import { readSessionStorage, removeFromSessionStorage, writeSessionStorage } from '../../../shared/storage';

const KEY = 'visits';
const KEPT = 8;

/** A record that was opened. */
export interface Visit {
  readonly href: string;
  readonly name: string;
}

/** Keeps that a record was opened, as long as its tab lives. */
export function rememberVisit(visit: Visit): void {
  const others = lastVisits().filter(({ href }) => href !== visit.href);
  writeSessionStorage(KEY, [visit, ...others].slice(0, KEPT));
}

/** Leads nowhere any more. */
export function forgetVisitsOf(ids: readonly string[]): void {
  const left = lastVisits().filter(({ href }) => !ids.some((id) => href.endsWith(`/${id}`)));
  writeSessionStorage(KEY, left);
}

/** The last one first. */
export function lastVisits(): readonly Visit[] {
  const found = readSessionStorage<Visit[]>(KEY);
  return Array.isArray(found) ? (found as Visit[]) : [];
}

/** Whoever signs in next finds nothing. */
export function forgetVisits(): void {
  removeFromSessionStorage(KEY);
}
