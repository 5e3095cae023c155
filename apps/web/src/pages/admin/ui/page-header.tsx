import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScreenTitle } from './screen-title';
import styles from './page-header.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly back: {
    readonly to: string;
    readonly label: string;
    readonly search?: Readonly<Record<string, string | number>>;
    readonly onLeave?: () => void;
  };
  readonly children?: ReactNode;
}

/** Way back, title and the page's one primary action. */
export function PageHeader({ title, back, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <ScreenTitle title={title} />
      <Link
        to={back.to}
        search={back.search ?? {}}
        activeOptions={{ exact: true }}
        className={styles.back}
        onClick={back.onLeave}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M10 3L5 8l5 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
        </svg>
        {back.label}
      </Link>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
