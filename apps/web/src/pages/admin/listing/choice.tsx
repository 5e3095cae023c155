import styles from './list-tools.module.css';

export interface Option {
  readonly value: string;
  readonly text: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChoose: (value: string) => void;
}

/** The browser's own list of options: light, and at home on every phone. An empty value is the default. */
export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const known = options.some((option) => option.value === value);
  return (
    <select
      className={styles.choice}
      aria-label={label}
      data-chosen={value === '' ? undefined : true}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {known ? null : <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
