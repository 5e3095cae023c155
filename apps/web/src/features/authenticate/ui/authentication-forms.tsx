import { useSyncExternalStore, type ReactNode, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField, TextField } from '../../../entities/session';
import styles from './authentication-forms.module.css';
import { useSignIn, useSignUp } from '../model/use-authentication';

/** What was typed before a switch between the two forms. */
export type TypedAnswers = Readonly<Record<string, string>>;

interface FormProps {
  readonly typed?: TypedAnswers;
}

export function SignInForm({ typed = {}, quiet = false }: FormProps & { readonly quiet?: boolean }) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useSignIn(quiet);
  return (
    <Frame onSubmit={submit} busy={busy} action={busy ? t('signingIn') : t('signIn')}>
      <EmailField label={t('email')} autoComplete="username" typed={typed} />
      <PasswordField
        name="password"
        label={t('password')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        autoComplete="current-password"
        defaultValue={typed.password}
      />
    </Frame>
  );
}

export function SignUpForm({ typed = {} }: FormProps) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useSignUp();
  return (
    <Frame onSubmit={submit} busy={busy} action={busy ? t('signingUp') : t('signUp')}>
      <TextField name="full_name" label={t('fullName')} autoComplete="name" defaultValue={typed.full_name} />
      <EmailField label={t('email')} autoComplete="email" typed={typed} />
      <PasswordField
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        autoComplete="new-password"
        defaultValue={typed.password}
      />
    </Frame>
  );
}

function EmailField({
  label,
  autoComplete,
  typed,
}: {
  label: string;
  autoComplete: string;
  typed: TypedAnswers;
}) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      label={label}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed.email}
    />
  );
}

interface FrameProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly busy: boolean;
  readonly action: string;
  readonly children: ReactNode;
}

/** Before the page is alive nothing can be sent: `post` and the closed button keep a password out of the address. */
function Frame({ onSubmit, busy, action, children }: FrameProps) {
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
