import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

interface FieldProps {
  /** Its id, too. */
  readonly name: string;
  readonly label: ReactNode;
  readonly labelId?: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A labelled control; what is wrong with it, and how it is meant, stand below it. */
export function Field({ name, label, labelId, error, hint, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={name} id={labelId} className={styles.label}>
        {label}
      </label>
      {children}
      <FieldError name={name} error={error} />
      {hint !== undefined && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Described = Pick<FieldProps, 'name' | 'error' | 'hint'>;

/** What makes a control the one that its label and the texts below it are about. */
export function fieldMarks({ name, error, hint }: Described) {
  const texts = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`];
  return {
    id: name,
    name,
    className: styles.input,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': texts.filter(Boolean).join(' ') || undefined,
  };
}

export function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  return error === undefined ? null : (
    <p id={`${name}-error`} className={styles.error}>
      {error}
    </p>
  );
}

type TextFieldProps = Omit<FieldProps, 'children' | 'labelId'> &
  Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const described = { name: input.name, error, hint };
  return (
    <Field {...described} label={label}>
      <input type="text" {...input} {...fieldMarks(described)} />
    </Field>
  );
}
