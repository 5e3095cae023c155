import { useState } from 'react';

/** The rows that have been chosen among those that are shown. */
export interface Selection<TRow> {
  readonly rows: readonly TRow[];
  readonly choose: (ids: readonly string[]) => void;
  readonly nameOf: (row: TRow) => string;
}

/** A row that is no longer shown is no longer chosen: nothing is done unseen. */
export function useSelection<TRow extends { readonly id: string }>(
  shown: readonly TRow[] | undefined,
  nameOf: (row: TRow) => string,
): Selection<TRow> {
  const [ids, choose] = useState<readonly string[]>([]);
  return { rows: shown?.filter(({ id }) => ids.includes(id)) ?? [], choose, nameOf };
}
