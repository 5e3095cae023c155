import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** A labelled input whose id is its name. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  return <Field label={label} hint={hint} input={input} />;
}

interface PasswordFieldProps extends TextFieldProps {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordField({ label, hint, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const labelId = useId();
  return (
    <Field
      label={label}
      labelId={labelId}
      hint={hint}
      input={{ ...input, type: shown ? 'text' : 'password' }}
    >
      <button
        type="button"
        className={styles.reveal}
        aria-describedby={labelId}
        aria-controls={input.name}
        onClick={() => setShown(!shown)}
      >
        {shown ? hideLabel : showLabel}
      </button>
    </Field>
  );
}

interface FieldProps {
  readonly label: string;
  readonly labelId?: string;
  readonly hint: string | undefined;
  readonly input: ComponentProps<'input'> & { readonly name: string };
  readonly children?: ReactNode;
}

function Field({ label, labelId, hint, input, children }: FieldProps) {
  const hintId = `${input.name}-hint`;
  return (
    <div className={styles.field}>
      <label htmlFor={input.name} id={labelId} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={input.name}
          className={styles.input}
          aria-describedby={hint === undefined ? undefined : hintId}
        />
        {children}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
