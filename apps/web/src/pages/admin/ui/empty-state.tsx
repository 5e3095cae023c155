import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Contour lines of a place where nothing has been drawn yet, the reason and what can be done. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 160 90" width="160" height="90" fill="none" aria-hidden="true">
        <path d="M4 62c22-30 46-44 78-42 34 2 52 18 74 40" />
        <path d="M22 70c16-24 36-36 62-35 28 1 42 14 58 35" />
        <path d="M42 78c10-17 24-27 43-26 20 1 30 12 40 26" />
        <path d="M62 84c6-10 13-16 24-15 11 0 17 7 22 15" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  );
}
