import { readCounts } from '@site/api-client';

/** How many records of each kind there are, and how many messages wait: one answer for all who show a part of it. */
export const countsQuery = { queryKey: ['counts'], queryFn: () => readCounts(), staleTime: 5_000 };
