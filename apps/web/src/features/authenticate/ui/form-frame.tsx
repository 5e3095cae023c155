import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField, useIsHydrated, type FormState } from '../../../shared/form';
import styles from './form-frame.module.css';

interface FormFrameProps {
  readonly form: FormState;
  readonly action: string;
  /** In place of the action while it is being done. */
  readonly doing: string;
  readonly children: ReactNode;
}

/** Before the page is alive nothing can be sent: `post` and the closed button keep a password out of the address. */
export function FormFrame({ form: { busy, submit }, action, doing, children }: FormFrameProps) {
  const alive = useIsHydrated();
  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form} aria-busy={busy}>
      {children}
      <button type="submit" className={styles.submit} disabled={!alive || busy}>
        {busy ? doing : action}
      </button>
    </form>
  );
}

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
