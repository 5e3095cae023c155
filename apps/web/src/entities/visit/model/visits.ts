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
  quietly(() => sessionStorage.setItem(KEY, JSON.stringify([visit, ...others].slice(0, KEPT))));
}

/** Leads nowhere any more. */
export function forgetVisitsOf(ids: readonly string[]): void {
  const left = lastVisits().filter(({ href }) => !ids.some((id) => href.endsWith(`/${id}`)));
  quietly(() => sessionStorage.setItem(KEY, JSON.stringify(left)));
}

/** The last one first. */
export function lastVisits(): readonly Visit[] {
  const kept = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as unknown);
  return Array.isArray(kept) ? (kept as Visit[]) : [];
}

/** Whoever signs in next finds nothing. */
export function forgetVisits(): void {
  quietly(() => sessionStorage.removeItem(KEY));
}

/** Private browsing may refuse storage, and it may be full. */
function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
