import styles from './facts.module.css';

interface Props {
  /** Names and values, in their order; what has no value is left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined])[];
}

export function Facts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
