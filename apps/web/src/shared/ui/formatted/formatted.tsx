import styles from './formatted.module.css';

/** A formatted text, as the API renders it: it knows a few marks and lets nothing else through. */
export function Formatted({ html }: { html: string }) {
  return <div className={styles.formatted} dangerouslySetInnerHTML={{ __html: html }} />;
}
