import type { ReactNode } from 'react';
import { knownRows } from '../../../entities/firm';
import styles from './articles.module.css';

interface Props {
  /** Names and values; a row without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Facts in two columns, as in the head of a contract. */
export function Facts({ facts }: Props) {
  const rows = knownRows(facts);
  if (rows.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
