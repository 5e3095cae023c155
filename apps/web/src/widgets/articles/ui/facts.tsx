import type { ReactNode } from 'react';
import styles from './articles.module.css';

interface Props {
  /** Names and values; `null`: nobody has given it yet. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** What stands for a fact that is missing. */
  pending?: string;
}

/** Facts in two columns, as in the head of a deed. */
export function Facts({ facts, pending }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <em className={styles.pending}>{pending}</em>}</dd>
        </div>
      ))}
    </dl>
  );
}
