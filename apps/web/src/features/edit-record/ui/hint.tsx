import type { ReactNode } from 'react';
import styles from './form.module.css';

/** What a form says beside its fields. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}
