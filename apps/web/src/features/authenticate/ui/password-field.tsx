import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldMarks } from '../../../shared/form';
import { usePasswordMinLength } from '../model/use-password-min-length';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** A password to be chosen is told its rule. */
  readonly chosen?: boolean;
  readonly typed?: string | undefined;
}

export function PasswordField({ name, label, chosen = false, typed }: PasswordFieldProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const labelId = useId();
  const min = usePasswordMinLength();
  const described = { name, hint: chosen ? t('passwordHint', { min }) : undefined };
  return (
    <Field {...described} label={label} labelId={labelId}>
      <div className={styles.box}>
        <input
          {...fieldMarks(described)}
          type={shown ? 'text' : 'password'}
          autoComplete={chosen ? 'new-password' : 'current-password'}
          defaultValue={typed}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-describedby={labelId}
          aria-controls={name}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      </div>
    </Field>
  );
}
