import type { ReactNode } from 'react';
import styles from './card.module.css';

interface Props {
  /** Absent: none of this kind has one. */
  picture?: ReactNode;
  /** Null: none of this kind has any. */
  badges: ReactNode;
  /** Two lines are shown of it. A link in it with the class `cardLink` covers the card. */
  title: ReactNode;
  /** Facts, and a few words before them. */
  children: ReactNode;
  action?: ReactNode;
  /** What it leads to is on the way. */
  busy?: boolean;
}

/** Picture, badges, title, facts and one action: how every kind of content looks in a list. */
export function Card({ picture, badges, title, children, action, busy }: Props) {
  return (
    <article className={styles.card} aria-busy={busy || undefined}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <div className={styles.text}>
        {badges !== null && <p className={styles.badges}>{badges}</p>}
        <h3 className={styles.title}>{title}</h3>
        {children}
        {action !== undefined && <p className={styles.action}>{action}</p>}
      </div>
    </article>
  );
}

/** Class of the one link that makes the whole card a way to what it shows. */
export const cardLink = styles.link;
/** Class of a few words under the title: three lines of them. */
export const cardIntro = styles.intro;
