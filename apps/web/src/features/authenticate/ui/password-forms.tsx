import { ApiError, changePassword, confirmPasswordReset, requestPasswordReset } from '@site/api-client';
import { useTranslation } from '../../../shared/i18n';
import { useCheckedForm, usePasswordRule } from '../model/use-checked-form';
import { EmailField, FormFrame, SecretField } from './form-frame';

/** Asks for a link to choose a new password; whether the address has an account is not told. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useCheckedForm({
    fields: ['email'],
    async send({ email = '' }) {
      await requestPasswordReset({ email: email.trim() });
      onSent();
    },
    failedTitle: t('errorTitle'),
  });
  return (
    <FormFrame onSubmit={submit} busy={busy} action={busy ? t('forgot.sending') : t('forgot.send')}>
      <EmailField autoComplete="username" />
    </FormFrame>
  );
}

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** The link was used before, replaced by a newer one, or is too old. */
  readonly onInvalid: () => void;
}

export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useCheckedForm({
    fields: ['password'],
    refuse: usePasswordRule('password'),
    async send({ password = '' }) {
      try {
        await confirmPasswordReset({ token, password });
        onDone();
      } catch (error) {
        if (!refusesToken(error)) throw error;
        onInvalid();
      }
    },
    failedTitle: t('errorTitle'),
  });
  return (
    <FormFrame onSubmit={submit} busy={busy} action={busy ? t('saving') : t('reset.save')}>
      <SecretField name="password" label={t('newPassword')} chosen />
    </FormFrame>
  );
}

function refusesToken(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/token');
}

/** For somebody who is signed in and knows the password. */
export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const { busy, submit } = useCheckedForm({
    fields: ['current_password', 'new_password'],
    refuse: usePasswordRule('new_password'),
    async send({ current_password = '', new_password = '' }) {
      await changePassword({ current_password, new_password });
      onDone();
    },
    failedTitle: t('errorTitle'),
    codes: { invalid_credentials: t('change.wrong') },
  });
  return (
    <FormFrame onSubmit={submit} busy={busy} action={busy ? t('saving') : t('change.save')}>
      <SecretField name="current_password" label={t('change.current')} />
      <SecretField name="new_password" label={t('newPassword')} chosen />
    </FormFrame>
  );
}
