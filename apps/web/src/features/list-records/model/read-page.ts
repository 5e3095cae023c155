import type { ListParameters, ReadOptions } from '../../../entities/content';
import type { ListAddress } from './list-address';

export const PAGE_SIZE = 50;

/** The farthest row the API counts to. */
const FARTHEST = 100_000;

/** How one page of a kind of content is asked for, by the generated client. */
export type ReadPage<TRow> = (
  parameters: ListParameters,
  options: ReadOptions,
) => Promise<{ readonly items: readonly TRow[]; readonly total: number }>;

export interface ListedPage<TRow> {
  readonly rows: readonly TRow[];
  readonly total: number;
  /** The page that these rows are, which is the last one when a later one was wanted. */
  readonly page: number;
}

export async function readPage<TRow>(
  read: ReadPage<TRow>,
  address: ListAddress,
  signal: AbortSignal,
): Promise<ListedPage<TRow>> {
  const { q, sort } = address;
  const filters = Object.fromEntries(Object.entries(address.filters).filter(([, value]) => value !== ''));
  const readAt = (page: number) =>
    read(
      {
        ...filters,
        ...(q !== '' && { q }),
        ...(sort !== '' && { sort }),
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      },
      // What a cache on the way kept may be older than what was just saved.
      { cache: 'no-store', signal },
    );
  const wanted = Math.min(address.page, FARTHEST / PAGE_SIZE + 1);
  const { items, total } = await readAt(wanted);
  if (items.length > 0 || wanted === 1) return { rows: items, total, page: wanted };
  const page = pagesOf(total);
  const last = await readAt(page);
  return { rows: last.items, total: last.total, page };
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
