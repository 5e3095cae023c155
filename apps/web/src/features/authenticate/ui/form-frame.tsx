import { useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { PasswordField, TextField } from '../../../entities/session';
import { useTranslation } from '../../../shared/i18n';
import styles from './form-frame.module.css';

interface FormFrameProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly busy: boolean;
  readonly action: string;
  readonly children: ReactNode;
}

/** Before the page is alive nothing can be sent: `post` and the closed button keep a password out of the address. */
export function FormFrame({ onSubmit, busy, action, children }: FormFrameProps) {
  const alive = useSyncExternalStore(neverChanges, isTrue, isFalse);
  return (
    <form method="post" noValidate onSubmit={onSubmit} className={styles.form} aria-busy={busy}>
      {children}
      <button type="submit" className={styles.submit} disabled={!alive || busy}>
        {action}
      </button>
    </form>
  );
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

interface EmailFieldProps {
  readonly autoComplete: 'username' | 'email';
  readonly typed?: string | undefined;
}

export function EmailField({ autoComplete, typed }: EmailFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      label={t('email')}
      autoComplete={autoComplete}
      spellCheck={false}
      defaultValue={typed}
    />
  );
}

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  /** A password to be chosen is told its rule. */
  readonly chosen?: boolean;
  readonly typed?: string | undefined;
}

export function SecretField({ name, label, chosen = false, typed }: SecretFieldProps) {
  const { t } = useTranslation('auth');
  return (
    <PasswordField
      name={name}
      label={label}
      hint={chosen ? t('passwordHint') : undefined}
      showLabel={t('show')}
      hideLabel={t('hide')}
      autoComplete={chosen ? 'new-password' : 'current-password'}
      defaultValue={typed}
    />
  );
}
