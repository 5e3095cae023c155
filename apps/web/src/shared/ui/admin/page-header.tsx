import LeftOutlined from '@ant-design/icons/LeftOutlined';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import { ScreenTitle } from './screen-title';

interface PageHeaderProps {
  readonly title: string;
  readonly back: {
    readonly to: string;
    readonly label: string;
    readonly search?: Readonly<Record<string, string | number>>;
    readonly onLeave?: () => void;
  };
  /** Of a screen that is two deep. */
  readonly trail?: ReactNode;
  readonly children?: ReactNode;
}

/** Way back, title and the page's one primary action. */
export function PageHeader({ title, back, trail, children }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <ScreenTitle title={title} />
      <div className={styles.ways}>
        <Link
          to={back.to}
          search={back.search ?? {}}
          activeOptions={{ exact: true }}
          className={styles.back}
          onClick={back.onLeave}
        >
          <LeftOutlined aria-hidden="true" />
          {back.label}
        </Link>
        {trail}
      </div>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
