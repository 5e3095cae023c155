import type { ReactNode } from 'react';
import styles from './record.module.css';

interface Props {
  /** Whose page it is and where it stands, on paper. */
  origin: ReactNode;
  /** The way back to the list. */
  back: ReactNode;
  badges: ReactNode;
  title: string;
  /** Across the page. */
  picture?: ReactNode;
  /** Above the facts; not on paper. */
  sidePicture?: ReactNode;
  /** Running text. */
  children: ReactNode;
  factsId: string;
  factsTitle: string;
  /** Facts and what can be done about them. */
  facts: ReactNode;
  /** Across the page, below its text. */
  after?: ReactNode;
}

/** The page of one record: a title, a picture, its text beside its facts; A4 on paper. */
export function Record(props: Props) {
  const { origin, back, badges, title, picture, sidePicture, children, factsId, factsTitle, facts, after } =
    props;
  return (
    <article className={`container ${styles.record}`}>
      {origin}
      <p className={`${styles.back} no-print`}>{back}</p>
      <header className={styles.head}>
        <p className={styles.badges}>{badges}</p>
        <h1>{title}</h1>
      </header>
      {picture !== undefined && <figure className={styles.picture}>{picture}</figure>}
      <div className={styles.columns}>
        <div className={styles.description}>{children}</div>
        <aside className={styles.facts} aria-labelledby={factsId}>
          {sidePicture !== undefined && (
            <div className={`${styles.picture} ${styles.beside} no-print`}>{sidePicture}</div>
          )}
          <h2 id={factsId}>{factsTitle}</h2>
          {facts}
        </aside>
      </div>
      {after}
    </article>
  );
}

/** Class of what can be done about a record. */
export const recordActions = styles.actions;
