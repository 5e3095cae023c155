import { TextField } from '../../../entities/session';
import { useTranslation } from '../../../shared/i18n';
import { useSignIn, useSignUp } from '../model/use-authentication';
import { EmailField, FormFrame, SecretField } from './form-frame';

/** What was typed before a switch between the two forms. */
export type TypedAnswers = Readonly<Record<string, string>>;

interface FormProps {
  readonly typed?: TypedAnswers;
}

export function SignInForm({ typed = {}, quiet = false }: FormProps & { readonly quiet?: boolean }) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useSignIn(quiet);
  return (
    <FormFrame onSubmit={submit} busy={busy} action={busy ? t('signingIn') : t('signIn')}>
      <EmailField autoComplete="username" typed={typed['email']} />
      <SecretField name="password" label={t('password')} typed={typed['password']} />
    </FormFrame>
  );
}

export function SignUpForm({ typed = {} }: FormProps) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useSignUp();
  return (
    <FormFrame onSubmit={submit} busy={busy} action={busy ? t('signingUp') : t('signUp')}>
      <TextField
        name="full_name"
        label={t('fullName')}
        autoComplete="name"
        defaultValue={typed['full_name']}
      />
      <EmailField autoComplete="email" typed={typed['email']} />
      <SecretField name="password" label={t('password')} chosen typed={typed['password']} />
    </FormFrame>
  );
}
