import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

interface FieldGroupProps {
  readonly title: string;
  /** Two fields beside each other where there is room. */
  readonly columns?: boolean;
  readonly children: ReactNode;
}

export function FieldGroup({ title, columns = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      {columns ? <div className={styles.pair}>{children}</div> : children}
    </section>
  );
}
