import {
  beginSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { useAccountForm } from '../model/use-account-form';
import { CodeField } from './code-field';
import { FormFrame } from './form-frame';
import { PasswordField } from './password-field';

interface SecondFactorFormProps<Result> {
  readonly onDone: (result: Result) => void;
}

type Begun = Awaited<ReturnType<typeof beginSecondFactor>>;

/** The password opens it: an open browser alone does not. */
export function BeginSecondFactorForm({ onDone }: SecondFactorFormProps<Begun>) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'begin-second-factor',
    fields: ['current_password'],
    send: async (answers) => onDone(await beginSecondFactor(answers)),
    codes: { invalid_credentials: t('change.wrong') },
  });
  return (
    <FormFrame form={form} action={t('code.begin')} doing={t('saving')}>
      <PasswordField name="current_password" label={t('change.current')} />
    </FormFrame>
  );
}

/** Answers the recovery codes. */
export function ConfirmSecondFactorForm({ onDone }: SecondFactorFormProps<readonly string[]>) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'confirm-second-factor',
    fields: ['code'],
    send: async (answers) => onDone((await confirmSecondFactor(answers)).recovery_codes),
    codes: { validation_failed: t('code.wrong') },
  });
  return (
    <FormFrame form={form} action={t('code.confirm')} doing={t('saving')}>
      <CodeField />
    </FormFrame>
  );
}

/** For what asks for a code of the last minutes. */
export function CheckCodeForm({ onDone }: SecondFactorFormProps<void>) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'check-code',
    fields: ['code'],
    send: async (answers) => onDone(await checkSecondFactor(answers)),
    codes: { validation_failed: t('code.wrong') },
  });
  return (
    <FormFrame form={form} action={t('code.check')} doing={t('saving')}>
      <CodeField />
    </FormFrame>
  );
}

export function RemoveSecondFactorForm({ onDone }: SecondFactorFormProps<void>) {
  const { t } = useTranslation('auth');
  const form = useAccountForm({
    name: 'remove-second-factor',
    fields: ['current_password', 'code'],
    send: async (answers) => onDone(await removeSecondFactor(answers)),
    codes: { invalid_credentials: t('change.wrong'), validation_failed: t('code.wrong') },
  });
  return (
    <FormFrame form={form} action={t('code.remove')} doing={t('saving')}>
      <PasswordField name="current_password" label={t('change.current')} />
      <CodeField />
    </FormFrame>
  );
}
