import { ApiError, changePassword, confirmPasswordReset, requestPasswordReset } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { useAccountForm } from '../model/use-account-form';
import { EmailField, FormFrame } from './form-frame';
import { PasswordField } from './password-field';

/** Asks for a link to choose a new password; whether the address has an account is not told. */
export function ForgotPasswordForm({ onSent }: { readonly onSent: () => void }) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'forgotten-password',
    fields: ['email'],
    async send({ email }) {
      await requestPasswordReset({ email: email.trim() });
      onSent();
    },
  });
  return (
    <FormFrame form={form} action={t('forgot.send')} doing={t('forgot.sending')}>
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
  const form = useAccountForm({
    name: 'password-reset',
    fields: ['password'],
    chosen: 'password',
    async send({ password }) {
      try {
        await confirmPasswordReset({ token, password });
        onDone();
      } catch (error) {
        if (!refusesToken(error)) throw error;
        onInvalid();
      }
    },
  });
  return (
    <FormFrame form={form} action={t('reset.save')} doing={t('saving')}>
      <PasswordField name="password" label={t('newPassword')} chosen />
    </FormFrame>
  );
}

function refusesToken(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ pointer }) => pointer === '/token');
}

/** For somebody who is signed in and knows the password. */
export function ChangePasswordForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'own-password',
    fields: ['current_password', 'new_password'],
    chosen: 'new_password',
    async send({ current_password, new_password }) {
      await changePassword({ current_password, new_password });
      onDone();
    },
    codes: { invalid_credentials: t('change.wrong') },
  });
  return (
    <FormFrame form={form} action={t('change.save')} doing={t('saving')}>
      <PasswordField name="current_password" label={t('change.current')} />
      <PasswordField name="new_password" label={t('newPassword')} chosen />
    </FormFrame>
  );
}
