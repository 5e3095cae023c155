import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentList, List } from '../../../features/list-records';
import { folded } from '../../../shared/text';

/** How many records each option of a filter leaves; nothing before somebody looks at one, and where it cannot be told. */
export function useFilterCounts<TRow>({ kind, calls, counted }: ContentList<TRow>, { address }: List<TRow>) {
  const [isWanted, want] = useState(false);
  const chosen = Object.entries({ q: address.q, ...address.filters }).filter(
    ([name, value]) => value !== '' && (name === 'q' || counted.includes(name)),
  );
  const { data } = useQuery({
    queryKey: [kind, 'filter-counts', chosen],
    // A list does without them.
    queryFn: ({ signal }) => calls.count(Object.fromEntries(chosen), { signal }).catch(() => null),
    enabled: isWanted,
    staleTime: 0,
  });
  return {
    want: () => want(true),
    countOf(name: string, option: string): number | undefined {
      const values = data?.[name];
      return values && (values.find(({ value }) => folded(value) === folded(option))?.count ?? 0);
    },
  };
}
