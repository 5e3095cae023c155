import type { ReactNode } from 'react';
import styles from './page-hero.module.css';

interface Props {
  title: string;
  lead: string;
  /** Where what follows is what one came for. */
  isCompact?: boolean;
  /** What the page has behind its title; absent: nothing. */
  plate?: 'about' | 'services' | 'projects' | 'resources' | 'partnerships' | 'contact' | 'news';
  children?: ReactNode;
}

/** The head of an inner page: a plate of its own behind a title. */
export function PageHero({ title, lead, isCompact = false, plate, children }: Props) {
  return (
    <header className={styles.hero} data-compact={isCompact ? '' : undefined}>
      {plate !== undefined && (
        <img
          src={`/illustrations/plate-${plate}.svg`}
          alt=""
          width="1600"
          height="760"
          fetchPriority="high"
          className={styles.map}
        />
      )}
      <div className="container">
        <h1 className={styles.title}>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {children}
      </div>
    </header>
  );
}
