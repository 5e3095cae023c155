import { useState } from 'react';
import type { List } from './use-list';

/** The rows that have been chosen among those that are shown. */
export interface Selection<TRow> {
  readonly rows: readonly TRow[];
  readonly choose: (ids: readonly string[]) => void;
  /** Chooses none, for who was at a button that goes with the choice. */
  readonly clear: () => void;
  readonly nameOf: (row: TRow) => string;
}

/** A row that is no longer shown is no longer chosen: nothing is done unseen. */
export function useSelection<TRow extends { readonly id: string }>(
  { shown, toHeading }: List<TRow>,
  nameOf: (row: TRow) => string,
): Selection<TRow> {
  const [ids, choose] = useState<readonly string[]>([]);
  const clear = () => {
    choose([]);
    toHeading();
  };
  return { rows: shown?.rows.filter(({ id }) => ids.includes(id)) ?? [], choose, clear, nameOf };
}
