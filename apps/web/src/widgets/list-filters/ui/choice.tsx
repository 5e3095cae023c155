import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListPath } from '../../../shared/reading';
import styles from './list-filters.module.css';

interface Props {
  path: ListPath;
  listId: string;
  /** Search and filters of the address that it leads to. */
  search: Readonly<Record<string, string>>;
  isChosen?: boolean;
  children: ReactNode;
}

/** One link of the filters; it leads to the list, not to the top of its page. */
export function Choice({ path, listId, search, isChosen = false, children }: Props) {
  return (
    <Link
      to={path}
      search={search}
      hash={listId}
      preload={false}
      activeOptions={{ exact: true, includeSearch: true, includeHash: true }}
      aria-current={isChosen ? 'true' : undefined}
      className={styles.choice}
    >
      {children}
    </Link>
  );
}
