import { Skeleton } from 'antd';
import { useId, type ReactNode } from 'react';
import styles from './block.module.css';

interface BlockProps<TRow> {
  readonly title: string;
  /** Undefined: they are on their way. */
  readonly rows: readonly TRow[] | undefined;
  readonly empty: string;
  /** The way to all of them. */
  readonly all?: ReactNode;
  readonly children: (row: TRow) => ReactNode;
}

/** Some rows of something, each with its way on. A card of Ant Design would bring its tabs along. */
export function Block<TRow extends { readonly id: string }>({
  title,
  rows,
  empty,
  all,
  children,
}: BlockProps<TRow>) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={rows === undefined} className={styles.block}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {all}
      </header>
      {rows === undefined ? <Skeleton active title={false} paragraph={{ rows: 5, width: '100%' }} /> : null}
      {rows?.length === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {rows === undefined || rows.length === 0 ? null : (
        <ul>
          {rows.map((row) => (
            <li key={row.id}>{children(row)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
