import { useId, type ReactNode } from 'react';
import styles from './form.module.css';

interface FieldGroupProps {
  /** Name under which the address of the screen leads here. */
  readonly anchor?: string;
  readonly title: string;
  /** Two fields beside each other where there is room. */
  readonly columns?: boolean;
  readonly children: ReactNode;
}

export function FieldGroup({ anchor, title, columns = false, children }: FieldGroupProps) {
  const id = useId();
  return (
    <section id={anchor} className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      {columns ? <div className={styles.pair}>{children}</div> : children}
    </section>
  );
}
