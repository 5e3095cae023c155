import type { LoadContext } from '../page';

/** A value of the records of a list, and how many have it. */
export interface Facet {
  value: string;
  count: number;
}

/** One page of a list. */
export interface Paged<T> {
  items: T[];
  page: number;
  last: number;
  /** Search and filters of the address, as far as the list knows them; absent, it shows everything. */
  asked?: Readonly<Record<string, string>>;
  /** Records on all pages. */
  total?: number;
  /** By the name of each filter; absent where the list has none. */
  facets?: Readonly<Record<string, readonly Facet[]>>;
}

/** What visitors read of a kind of content. */
export interface PublishedReader<TSummary, TDetail> {
  /**
   * A page of the list, newest first unless it has an order of its own; null, and the status of the page says so, for one that the list has not.
   * @param search of the address: what the list does not know is passed over
   */
  page(
    context: LoadContext,
    page: number,
    search?: Readonly<Record<string, string>>,
  ): Promise<Paged<TSummary> | null>;
  /** The first of so many in all; none when reading failed (logged, never told to the visitor). */
  newest(
    context: LoadContext,
    limit: number,
    filters?: Readonly<Record<string, string>>,
  ): Promise<{ items: TSummary[]; total: number }>;
  /** How many records there are of each value that the list is filtered by; none when reading failed. */
  counts(context: LoadContext): Promise<Readonly<Record<string, readonly Facet[]>>>;
  /** Null, and the status of the page says so, when there is no such record; other failures are thrown. */
  record(context: LoadContext, name: string): Promise<TDetail | null>;
}

/** A rendered page brings its records with it: reader and client of the API load when something is read, not before. */
export function readLater<TSummary, TDetail>(
  load: () => Promise<PublishedReader<TSummary, TDetail>>,
): PublishedReader<TSummary, TDetail> {
  return {
    page: async (...input) => (await load()).page(...input),
    newest: async (...input) => (await load()).newest(...input),
    counts: async (...input) => (await load()).counts(...input),
    record: async (...input) => (await load()).record(...input),
  };
}
