import type { Version } from '@site/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HistoryKind } from './record-kind';

/** All versions of a record that have been asked for, the newest first. */
export function useVersions({ name, versionsOf }: HistoryKind, id: string) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', name, id],
    queryFn: ({ pageParam }) => versionsOf(id).list(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor: cursor }) => cursor,
    staleTime: 0,
  });
  const versions: readonly Version[] | undefined = data?.pages.flatMap(({ items }) => items);
  const newest = versions?.[0]?.version ?? 0;
  return {
    versions,
    newest,
    /** Those before are gone. */
    oldest: newest + 1 - (data?.pages[0]?.total ?? 0),
    error,
    retry: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  };
}

/** One version with all it says; it never changes. */
export function useVersion({ name, versionsOf }: HistoryKind, id: string, version: number) {
  return useQuery({
    queryKey: ['version', name, id, version],
    queryFn: () => versionsOf(id).read(version),
    // None stands before the list is there.
    enabled: version > 0,
    staleTime: Infinity,
  });
}
