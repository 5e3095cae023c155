import { ApiError } from '@site/api-client';
import { lengthOf, wordValidation } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { textsOf, useForm, type FormState, type Outcome } from '../../../shared/form';
import { useLocale } from '../../../shared/i18n';
import { failureText } from '../../../shared/ui/toast';
import { usePasswordMinLength } from './use-password-min-length';

interface AccountForm<Name extends string> {
  /** Of its notices. */
  readonly name: string;
  /** All of them are required. */
  readonly fields: readonly Name[];
  /** The password among them that is chosen here. */
  readonly chosen?: Name;
  /** Once it has succeeded the form stays closed: what comes next takes its place. */
  readonly send: (answers: Readonly<Record<Name, string>>) => Promise<void>;
  /** Absent: that it failed. */
  readonly failedTitle?: string;
  /** Words for refusals that are worded otherwise here, by code. */
  readonly codes?: Readonly<Record<string, string>>;
}

/** A form about an account: a few required texts. Its refusals are told in notices alone. */
export function useAccountForm<Name extends string>(form: AccountForm<Name>): FormState {
  const { t } = useTranslation('auth');
  const { name, fields, chosen, send, failedTitle = t('errorTitle'), codes } = form;
  const locale = useLocale();
  const min = usePasswordMinLength();

  const refusal = (title: string, description: string, field?: Name): Outcome => ({
    notice: { title, description, tone: 'destructive' },
    ...(field && { errors: { [field]: description } }),
  });

  return useForm({
    name,
    fields,
    check(element) {
      const answers = textsOf(element, fields);
      const missing = fields.find((field) => isMissing(field, answers[field]));
      if (missing) return refusal(t('errorTitle'), t('missingFields'), missing);
      if (chosen === undefined || lengthOf(answers[chosen]) >= min) return undefined;
      return refusal(t('errorTitle'), wordValidation('password_too_short', locale, { min }), chosen);
    },
    async send(element) {
      try {
        await send(textsOf(element, fields));
        return undefined;
      } catch (error) {
        const known = error instanceof ApiError ? codes?.[error.code] : undefined;
        return refusal(failedTitle, known ?? failureText(error, t('unreachable')));
      }
    },
  });
}

/** A password of spaces is a password. */
function isMissing(name: string, value: string): boolean {
  return (name.endsWith('password') ? value : value.trim()) === '';
}
