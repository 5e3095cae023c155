import type { ReactNode } from 'react';
import styles from './articles.module.css';

interface ArticleProps {
  /** Its anchor, the same in every language. */
  id: string;
  title: string;
  children: ReactNode;
}

interface Props {
  /** Name of the table of contents. */
  contents: string;
  articles: readonly ArticleProps[];
  /** What stands below the table of contents, like the day of the last change. */
  note?: string;
}

/** A text of numbered articles behind its table of contents, for reading on a screen and on paper. */
export function Articles({ contents, articles, note }: Props) {
  return (
    <div className={`container ${styles.columns}`}>
      <nav className={styles.contents} aria-label={contents}>
        <p className={styles.label} aria-hidden="true">
          {contents}
        </p>
        <ol>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </nav>
      <div className={styles.articles}>
        {articles.map(({ id, title, children }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {children}
          </section>
        ))}
      </div>
    </div>
  );
}
