import { PAGE_LIMITS } from '@site/vocabulary';
import { reportMissing } from '../page';
import type { LoadContext } from '../page';

/** One page of a list. */
export interface Paged<T> {
  items: T[];
  page: number;
  last: number;
}

interface Part {
  limit: number;
  offset?: number;
}

interface Reading<TRecord> {
  context: LoadContext;
  /** Kind of content. */
  kind: string;
  /** What is logged when reading fails. */
  failure: string;
  page: number;
  /** Records of a page. */
  size: number;
  /** Reads the records of a page, from a place in the list on. */
  list: (part: Part) => Promise<{ items: TRecord[]; total: number }>;
  samples: readonly TRecord[];
}

/**
 * Newest first; the samples while there is no record, or when reading failed (logged, never told to the visitor).
 * Undefined, and the status of the page says so, for a page that the list has not.
 */
export async function readPage<TRecord>(reading: Reading<TRecord>): Promise<Paged<TRecord> | undefined> {
  reading.context.report.shows.add(reading.kind);
  const shown = await pageOrSamples(reading);
  if (shown === undefined) reportMissing(reading.context);
  return shown;
}

async function pageOrSamples<TRecord>(reading: Reading<TRecord>): Promise<Paged<TRecord> | undefined> {
  const { context, failure, page, size, list, samples } = reading;
  const offset = (page - 1) * size;
  if (offset > PAGE_LIMITS.maxOffset) return undefined;
  try {
    const { items, total } = await list({ limit: size, ...(page > 1 && { offset }) });
    if (items.length > 0) return { items, page, last: Math.max(page, Math.ceil(total / size)) };
    return page === 1 ? { items: [...samples], page, last: 1 } : undefined;
  } catch (error) {
    context.report.complete = false;
    context.onError(failure, error);
    return { items: [...samples], page: 1, last: 1 };
  }
}
