import { ApiError, signIn, signUp } from '@site/api-client';
import { MIN_PASSWORD_LENGTH, lengthOf, isLocale, wordValidation, DEFAULT_LOCALE } from '@site/vocabulary';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { session, type IssuedSession } from '../../../entities/session';
import { failureText, toast } from '../../../shared/ui/toast';

interface Refusal {
  readonly title: string;
  readonly description: string;
}

export interface Authentication {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** `quiet`: within the administration nobody is redirected, so only the success itself is told. */
export function useSignIn(quiet: boolean): Authentication {
  const { t } = useTranslation('auth');
  return useAuthentication({
    fields: ['email', 'password'],
    ask: ({ email = '', password = '' }) => signIn({ email: email.trim(), password }),
    failedTitle: t('signInFailed'),
    codes: { invalid_credentials: t('invalidCredentials') },
    done: () => toast({ title: t('signInDone'), description: quiet ? undefined : t('signInDoneDetail') }),
  });
}

export function useSignUp(): Authentication {
  const { t, i18n } = useTranslation('auth');
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  return useAuthentication({
    fields: ['full_name', 'email', 'password'],
    refuse: ({ password = '' }) =>
      lengthOf(password) < MIN_PASSWORD_LENGTH
        ? {
            field: 'password',
            description: wordValidation('password_too_short', locale, { min: MIN_PASSWORD_LENGTH }),
          }
        : undefined,
    ask: ({ full_name = '', email = '', password = '' }) =>
      signUp({ full_name: full_name.trim(), email: email.trim(), password }),
    failedTitle: t('signUpFailed'),
    codes: { email_taken: t('emailTaken') },
    done: () => toast({ title: t('signUpDone'), description: t('signUpDoneDetail') }),
  });
}

type Answers = Readonly<Record<string, string>>;

interface AuthenticationForm {
  readonly fields: readonly string[];
  readonly refuse?: (answers: Answers) => { field: string; description: string } | undefined;
  readonly ask: (answers: Answers) => Promise<IssuedSession>;
  readonly failedTitle: string;
  readonly codes: Readonly<Record<string, string>>;
  readonly done: () => void;
}

function useAuthentication(form: AuthenticationForm): Authentication {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const tell = ({ title, description }: Refusal) => toast({ title, description, tone: 'destructive' });

  async function send(answers: Answers): Promise<void> {
    sending.current = true;
    setBusy(true);
    try {
      const issued = await form.ask(answers);
      session.begin(issued);
      form.done();
    } catch (error) {
      const known = error instanceof ApiError ? form.codes[error.code] : undefined;
      tell({ title: form.failedTitle, description: known ?? failureText(error, t('unreachable')) });
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    submit(event) {
      event.preventDefault();
      if (sending.current) return;
      const element = event.currentTarget;
      const answers = readAnswers(element, form.fields);
      const missing = form.fields.find((name) => isMissing(name, answers[name] ?? ''));
      const refusal = missing === undefined ? form.refuse?.(answers) : undefined;
      if (missing !== undefined) {
        tell({ title: t('errorTitle'), description: t('missingFields') });
        focusField(element, missing);
      } else if (refusal !== undefined) {
        tell({ title: t('errorTitle'), description: refusal.description });
        focusField(element, refusal.field);
      } else {
        void send(answers);
      }
    },
  };
}

/** A password of spaces is a password. */
function isMissing(name: string, value: string): boolean {
  return (name === 'password' ? value : value.trim()) === '';
}

function readAnswers(form: HTMLFormElement, names: readonly string[]): Answers {
  const values = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]));
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
