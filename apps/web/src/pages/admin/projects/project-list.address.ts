/** State of the list that lives in its address; what is absent is the default. */
export interface ListAddress {
  readonly q: string;
  readonly category: string;
  readonly status: string;
  readonly sort: string;
  readonly page: number;
}

export const NO_FILTER = { q: '', category: '', status: '' } as const;

export function readAddress(search: Readonly<Record<string, unknown>>): ListAddress {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const page = Math.trunc(Number(search['page']));
  return {
    q: text(search['q']),
    category: text(search['category']),
    status: text(search['status']),
    sort: text(search['sort']),
    page: page > 1 ? page : 1,
  };
}

/** The search part of the address: defaults are left out. */
export function writeAddress({
  q,
  category,
  status,
  sort,
  page,
}: ListAddress): Record<string, string | number> {
  return {
    ...(q !== '' && { q }),
    ...(category !== '' && { category }),
    ...(status !== '' && { status }),
    ...(sort !== '' && { sort }),
    ...(page > 1 && { page }),
  };
}

export function isFiltered({ q, category, status }: ListAddress): boolean {
  return q !== '' || category !== '' || status !== '';
}

/** The search part of the list as it was last seen, for the ways back to it. */
let lastSeen: Record<string, string | number> = {};

export function rememberList(address: ListAddress): void {
  lastSeen = writeAddress(address);
}

export function lastList(): Record<string, string | number> {
  return lastSeen;
}
