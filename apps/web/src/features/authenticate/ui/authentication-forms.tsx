import { ApiError, signIn, signUp } from '@site/api-client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../entities/session';
import { TextField } from '../../../shared/form';
import { toast } from '../../../shared/ui/toast';
import { useAccountForm } from '../model/use-account-form';
import { CodeField } from './code-field';
import { EmailField, FormFrame } from './form-frame';
import { PasswordField } from './password-field';

/** What was typed before a switch between the two forms. */
export type TypedAnswers = Readonly<Record<string, string>>;

interface FormProps {
  readonly typed?: TypedAnswers;
}

/** `quiet`: within the administration nobody is redirected, so only the success itself is told. */
export function SignInForm({ typed = {}, quiet = false }: FormProps & { readonly quiet?: boolean }) {
  const { t } = useTranslation('auth');
  const [needsCode, setNeedsCode] = useState(false);
  const form = useAccountForm<'email' | 'password' | 'code'>({
    name: 'sign-in',
    fields: needsCode ? ['email', 'password', 'code'] : ['email', 'password'],
    async send({ email, password, code }) {
      const answers = { email: email.trim(), password, ...(needsCode && { code }) };
      session.begin(await signIn(answers).catch(askForCode));
      toast({ title: t('signInDone'), description: quiet ? undefined : t('signInDoneDetail') });
    },
    failedTitle: t('signInFailed'),
    codes: {
      invalid_credentials: t('invalidCredentials'),
      second_factor_required: t('code.required'),
      ...(needsCode && { validation_failed: t('code.wrong') }),
    },
  });

  function askForCode(error: unknown): never {
    if (error instanceof ApiError && error.code === 'second_factor_required') setNeedsCode(true);
    throw error;
  }

  return (
    <FormFrame form={form} action={t('signIn')} doing={t('signingIn')}>
      <EmailField autoComplete="username" typed={typed['email']} />
      <PasswordField name="password" label={t('password')} typed={typed['password']} />
      {needsCode ? <CodeField autoFocus /> : null}
    </FormFrame>
  );
}

export function SignUpForm({ typed = {} }: FormProps) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'sign-up',
    fields: ['full_name', 'email', 'password'],
    chosen: 'password',
    async send({ full_name, email, password }) {
      session.begin(await signUp({ full_name: full_name.trim(), email: email.trim(), password }));
      toast({ title: t('signUpDone'), description: t('signUpDoneDetail') });
    },
    failedTitle: t('signUpFailed'),
    codes: { email_taken: t('emailTaken') },
  });
  return (
    <FormFrame form={form} action={t('signUp')} doing={t('signingUp')}>
      <p>{t('activation')}</p>
      <TextField
        name="full_name"
        label={t('fullName')}
        autoComplete="name"
        defaultValue={typed['full_name']}
      />
      <EmailField autoComplete="email" typed={typed['email']} />
      <PasswordField name="password" label={t('password')} chosen typed={typed['password']} />
    </FormFrame>
  );
}
