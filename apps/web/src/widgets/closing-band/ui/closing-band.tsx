import type { ReactNode } from 'react';
import styles from './closing-band.module.css';

interface Props {
  title: string;
  text: string;
  /** The ways on from here, the page's own call first. */
  children: ReactNode;
}

/** The end of a page that has its own words and its own ways on. */
export function ClosingBand({ title, text, children }: Props) {
  return (
    <section className={`${styles.band} on-dark no-print`} aria-labelledby="closing-band">
      <img
        src="/illustrations/closing-basin.svg"
        alt=""
        width="720"
        height="420"
        loading="lazy"
        decoding="async"
        className={styles.map}
      />
      <div className={`container ${styles.row}`}>
        <div>
          <h2 id="closing-band">{title}</h2>
          <p className={`lead ${styles.text}`}>{text}</p>
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
