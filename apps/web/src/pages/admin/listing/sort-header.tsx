import styles from './sort-header.module.css';
import type { List } from './use-list';

interface SortHeaderProps {
  readonly list: List<unknown>;
  readonly field: string;
  readonly title: string;
  readonly figures?: boolean | undefined;
}

const ORDER = { '': 'none', up: 'ascending', down: 'descending' } as const;

/** Sorts upwards, then downwards, then not at all. */
export function SortHeader({ list, field, title, figures }: SortHeaderProps) {
  const { sort } = list.address;
  const order = sort === field ? 'up' : sort === `-${field}` ? 'down' : '';
  const next = { '': field, up: `-${field}`, down: '' }[order];
  return (
    <th role="columnheader" scope="col" aria-sort={ORDER[order]} data-figures={figures}>
      <button type="button" className={styles.sort} onClick={() => list.change({ sort: next })}>
        {title}
        <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true">
          <path d="M1.5 5.5L5 2l3.5 3.5" data-lit={order === 'up' || undefined} />
          <path d="M1.5 8.5L5 12l3.5-3.5" data-lit={order === 'down' || undefined} />
        </svg>
      </button>
    </th>
  );
}
