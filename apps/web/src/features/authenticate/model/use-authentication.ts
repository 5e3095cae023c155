import { signIn, signUp } from '@site/api-client';
import { session } from '../../../entities/session';
import { useTranslation } from '../../../shared/i18n';
import { toast } from '../../../shared/ui/toast';
import { useCheckedForm, usePasswordRule, type CheckedForm } from './use-checked-form';

/** `quiet`: within the administration nobody is redirected, so only the success itself is told. */
export function useSignIn(quiet: boolean): CheckedForm {
  const { t } = useTranslation('auth');
  return useCheckedForm({
    fields: ['email', 'password'],
    async send({ email = '', password = '' }) {
      session.begin(await signIn({ email: email.trim(), password }));
      toast({ title: t('signInDone'), description: quiet ? undefined : t('signInDoneDetail') });
    },
    failedTitle: t('signInFailed'),
    codes: { invalid_credentials: t('invalidCredentials') },
  });
}

export function useSignUp(): CheckedForm {
  const { t } = useTranslation('auth');
  return useCheckedForm({
    fields: ['full_name', 'email', 'password'],
    refuse: usePasswordRule('password'),
    async send({ full_name = '', email = '', password = '' }) {
      session.begin(await signUp({ full_name: full_name.trim(), email: email.trim(), password }));
      toast({ title: t('signUpDone'), description: t('signUpDoneDetail') });
    },
    failedTitle: t('signUpFailed'),
    codes: { email_taken: t('emailTaken') },
  });
}
