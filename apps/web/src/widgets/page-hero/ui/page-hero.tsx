import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface Props {
  title: string;
  lead: string;
  /** Where what follows is what one came for. */
  isCompact?: boolean;
  children?: ReactNode;
}

/** The head of an inner page: the contours of the map behind a title. */
export function PageHero({ title, lead, isCompact = false, children }: Props) {
  return (
    <header className={styles.hero} data-compact={isCompact ? '' : undefined}>
      <img
        src="/illustrations/hero-basin.svg"
        alt=""
        width="1600"
        height="760"
        fetchPriority="high"
        className={styles.map}
      />
      <div className="container">
        <h1 className={styles.title}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
