import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { rememberList, useChanged } from '../../../entities/content';
import type { PathWith } from '../../../shared/page';
import { isFiltered, readAddress, unfiltered, writeAddress } from './list-address';
import type { ListAddress, ListTerms } from './list-address';
import { readPage, type ListedPage, type ReadPage } from './read-page';

type ListPath = PathWith<{ page: number }>;

/** A list of one kind of content: where it is, what it understands, and how a page of it is read. */
export interface ListDescription<TRow> extends ListTerms {
  /** First part of the query keys of this kind. */
  readonly kind: string;
  readonly path: ListPath;
  readonly read: ReadPage<TRow>;
}

export interface List<TRow> {
  readonly path: ListPath;
  readonly sorts: readonly string[];
  readonly address: ListAddress;
  /** Something is left out of what is looked at. */
  readonly filtered: boolean;
  readonly unfilter: () => void;
  /** Goes to another state of the list, on its first page unless one is named. */
  readonly change: ChangeList;
  readonly shown: ListedPage<TRow> | undefined;
  readonly failed: boolean;
  /** When these rows were read, in milliseconds. */
  readonly readAt: number;
  /** Other rows are on their way; those shown are the former ones. */
  readonly busy: boolean;
  readonly retry: () => void;
  /** Reads again after a change and forgets what was read of this kind before. */
  readonly reload: () => Promise<unknown>;
  /** Over the rows: where the focus goes when what it was on is gone. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly toHeading: () => void;
}

export type ChangeList = (
  change: Partial<ListAddress>,
  /** `replace`: a step not worth one of its own in the history. */
  options?: { readonly replace?: boolean },
) => void;

export function useList<TRow>(list: ListDescription<TRow>): List<TRow> {
  const { kind, path, read, sorts, view } = list;
  const { address, change } = useListAddress(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, dataUpdatedAt, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [kind, 'administration', address],
    queryFn: ({ signal }) => readPage(read, address, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

  const arrivedAt = isPlaceholderData ? undefined : data?.page;
  useEffect(() => {
    if (arrivedAt !== undefined && arrivedAt < address.page) change({ page: arrivedAt }, { replace: true });
  }, [arrivedAt, address.page, change]);

  return {
    path,
    sorts,
    address,
    filtered: isFiltered(address, view),
    unfilter: () => change(unfiltered(address, view)),
    change,
    shown: data,
    readAt: dataUpdatedAt,
    failed: data === undefined && error !== null,
    busy: isPlaceholderData && error === null,
    retry: () => void refetch(),
    reload: useChanged(kind),
    heading,
    toHeading: () => heading.current?.focus(),
  };
}

function useListAddress(list: ListTerms & { readonly path: string }) {
  const { path } = list;
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => readAddress(search, list), [search, list]);
  useEffect(() => rememberList(path, writeAddress(address)), [path, address]);
  const change = useCallback<ChangeList>(
    (part, { replace = false } = {}) => {
      const next = writeAddress({ ...address, page: 1, ...part });
      void navigate({ to: path, search: next, replace, resetScroll: false });
    },
    [address, navigate, path],
  );
  return { address, change };
}
