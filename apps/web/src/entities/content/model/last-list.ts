/** The search part of the address of a list. */
export type Search = Readonly<Record<string, string | number>>;

const lastSeen = new Map<string, Search>();

/** Keeps how a list was last seen, for the ways back to it. */
export function rememberList(path: string, search: Search): void {
  lastSeen.set(path, search);
}

/** The search part of the list at a path (`/admin/…`) as it was last seen. */
export function lastList(path: string): Search {
  return lastSeen.get(path) ?? {};
}
