import { TEXT_LIMITS } from '@site/vocabulary';
import type { ComponentProps } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import styles from './message-form.module.css';

interface Common {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  /** The first field to be corrected when the page opens takes the focus. */
  readonly first: boolean;
}

type Input = Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'autoComplete' | 'spellCheck'>;

/** A labelled line whose id is its name. */
export function Field({ label, value, error, first, type = 'text', ...input }: Common & Input) {
  return (
    <div className={styles.field}>
      <Label name={input.name} label={label} required={input.required === true} />
      <input
        {...input}
        type={type}
        id={input.name}
        className={styles.input}
        defaultValue={value}
        autoFocus={first}
        {...marking(input.name, error)}
      />
      <Refusal name={input.name} error={error} />
    </div>
  );
}

export function MessageField({ label, value, error, first, name }: Common) {
  const { t } = useTranslation('contact');
  const hint = `${name}-hint`;
  return (
    <div className={styles.field}>
      <Label name={name} label={label} required />
      <textarea
        id={name}
        name={name}
        rows={8}
        required
        className={styles.input}
        defaultValue={value}
        autoFocus={first}
        // Browsers bring no more than its first line into view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? hint : `${name}-error ${hint}`}
      />
      <Refusal name={name} error={error} />
      <p id={hint} className={styles.hint}>
        {t('form.limit', { max: wholeNumber(TEXT_LIMITS.message, useLocale()) })}
      </p>
    </div>
  );
}

function Label({ name, label, required }: { name: string; label: string; required: boolean }) {
  const { t } = useTranslation('contact');
  return (
    <label htmlFor={name} className={styles.label}>
      {label}
      {required ? (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      ) : (
        <span className={styles.optional}> {t('form.optional')}</span>
      )}
    </label>
  );
}

function marking(name: string, error: string | undefined) {
  return error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': `${name}-error` } as const);
}

function Refusal({ name, error }: { name: string; error: string | undefined }) {
  return error === undefined ? null : (
    <p id={`${name}-error`} className={styles.error}>
      {error}
    </p>
  );
}
