import { listProjects, type Project } from '@site/api-client';
import { isProjectStatus, PAGE_LIMITS } from '@site/vocabulary';
import type { ListAddress } from './project-list.address';

export const PAGE_SIZE = 50;

/** The server sorts by age only; any other order is made here, from at most so many rows. */
const MOST_SORTED = 1_000;

export interface ProjectRows {
  readonly rows: readonly Project[];
  readonly total: number;
  readonly page: number;
  /** How many rows took part, when a sort could not see them all. */
  readonly sortedOf?: number;
}

export const SORTABLE = ['title_fr', 'title_en', 'category', 'location', 'date', 'status'] as const;
export type SortField = (typeof SORTABLE)[number];

export function sortOf(sort: string): { field: SortField; descending: boolean } | undefined {
  const descending = sort.startsWith('-');
  const field = SORTABLE.find((name) => name === (descending ? sort.slice(1) : sort));
  return field === undefined ? undefined : { field, descending };
}

/** Rows of one page of the list. The API pages by cursor, so everything before the page is walked through. */
export async function readRows(address: ListAddress, locale: string): Promise<ProjectRows> {
  const sort = sortOf(address.sort);
  const { items, total } = await readFirst(address, sort ? MOST_SORTED : address.page * PAGE_SIZE);
  const page = Math.min(address.page, Math.max(1, Math.ceil((sort ? items.length : total) / PAGE_SIZE)));
  const ordered = sort ? sortRows(items, sort.field, sort.descending, locale) : items;
  return {
    rows: ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total,
    page,
    ...(sort && items.length < total && { sortedOf: items.length }),
  };
}

async function readFirst({ q, category, status }: ListAddress, wanted: number) {
  const items: Project[] = [];
  let total = 0;
  let cursor: string | null = null;
  do {
    const answer: Awaited<ReturnType<typeof listProjects>> = await listProjects(
      {
        limit: PAGE_LIMITS.max,
        ...(cursor !== null && { cursor }),
        ...(q !== '' && { q }),
        ...(category !== '' && { category }),
        ...(isProjectStatus(status) && { status }),
      },
      { cache: 'no-store' },
    );
    items.push(...answer.items);
    total = answer.total;
    cursor = answer.next_cursor;
  } while (cursor !== null && items.length < wanted);
  return { items, total };
}

function sortRows(
  rows: readonly Project[],
  field: SortField,
  descending: boolean,
  locale: string,
): Project[] {
  const order = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  return rows.toSorted((one, other) => sign * order.compare(one[field], other[field]));
}
