import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FoldedProps {
  readonly summary: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What becomes of the data that a form asks for: there for whoever wants to know. */
export function Folded({ summary, className = '', children }: FoldedProps) {
  return (
    <details className={`${styles.notice} ${className}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
