import { ApiError } from '@site/api-client';
import { DEFAULT_LOCALE, isLocale, lengthOf, MIN_PASSWORD_LENGTH, wordValidation } from '@site/vocabulary';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';

export type Answers = Readonly<Record<string, string>>;

export interface FieldRefusal {
  readonly field: string;
  readonly description: string;
}

interface CheckedFormInput {
  readonly fields: readonly string[];
  readonly refuse?: (answers: Answers) => FieldRefusal | undefined;
  /** Once it has succeeded the form stays closed: what comes next takes its place. */
  readonly send: (answers: Answers) => Promise<void>;
  readonly failedTitle: string;
  /** Words for refusals that are worded otherwise here, by code. */
  readonly codes?: Readonly<Record<string, string>>;
}

export interface CheckedForm {
  readonly busy: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form of a few required texts that is sent once at a time; what was typed stays when it fails. */
export function useCheckedForm(form: CheckedFormInput): CheckedForm {
  const { t } = useTranslation('auth');
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const tell = (title: string, description: string) => toast({ title, description, tone: 'destructive' });

  async function send(answers: Answers): Promise<void> {
    sending.current = true;
    setBusy(true);
    try {
      await form.send(answers);
    } catch (error) {
      const known = error instanceof ApiError ? form.codes?.[error.code] : undefined;
      tell(form.failedTitle, known ?? failureText(error, t('unreachable')));
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
        tell(t('errorTitle'), t('missingFields'));
        focusField(element, missing);
      } else if (refusal !== undefined) {
        tell(t('errorTitle'), refusal.description);
        focusField(element, refusal.field);
      } else {
        void send(answers);
      }
    },
  };
}

/** Refuses a password that is too short, in the words of the API. */
export function usePasswordRule(field: string): (answers: Answers) => FieldRefusal | undefined {
  const { i18n } = useTranslation('auth');
  const locale = isLocale(i18n.language) ? i18n.language : DEFAULT_LOCALE;
  return (answers) =>
    lengthOf(answers[field] ?? '') < MIN_PASSWORD_LENGTH
      ? { field, description: wordValidation('password_too_short', locale, { min: MIN_PASSWORD_LENGTH }) }
      : undefined;
}

/** A password of spaces is a password. */
function isMissing(name: string, value: string): boolean {
  return (name.endsWith('password') ? value : value.trim()) === '';
}

function readAnswers(form: HTMLFormElement, names: readonly string[]): Answers {
  const values = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(values.get(name) ?? '')]));
}

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
