import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { newAttempt } from './attempt';
import { forgetDraft, keepDraft, restoreDraft } from './draft';
import { complaintOf, fieldOf, firstRefused, FIELDS, readTyped, refusalsOf } from './fields';
import type { Refusals, Typed } from './fields';
import type { Letter, Outcome } from './send-message';

export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly tone: 'plain' | 'destructive';
}

interface MessageFormInput {
  /** The subject that the address asks for. */
  readonly subject: string;
  /** What is wrong with the form that was posted without script. */
  readonly refused: Refusals;
  readonly tell: (notice: Notice) => void;
}

export interface MessageFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly errors: Refusals;
  readonly busy: boolean;
  /** Whether it has been sent from this page: what a posted form was told is over. */
  readonly tried: boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly edit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends one message at a time; what was typed stays unless the server has taken it. */
export function useMessageForm({ subject, refused, tell }: MessageFormInput): MessageFormState {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const sending = useRef(false);
  const opened = useRef(0);
  const [attempt] = useState(newAttempt<Letter>);

  useEffect(() => {
    opened.current = performance.now();
    if (form.current) restoreDraft(form.current, subject);
  }, [subject]);

  function refuse(
    element: HTMLFormElement,
    found: Refusals,
    complaint = complaintOf(readTyped(element), found),
  ) {
    setErrors(found);
    tell({
      title: t(`notice.${complaint}`),
      description: t(`notice.${complaint}Detail`),
      tone: 'destructive',
    });
    fieldOf(element, firstRefused(found) ?? '')?.focus();
  }

  async function send(element: HTMLFormElement, typed: Typed): Promise<void> {
    const { letter, key } = attempt.of(JSON.stringify([locale, typed]), () => ({
      ...typed,
      website: fieldOf(element, 'website')?.value ?? '',
      language: locale,
      seconds: Math.round((performance.now() - opened.current) / 1000),
    }));
    const outcome = await bringSender().then(
      ({ sendMessage }) => sendMessage(letter, key),
      (): Outcome => ({ kind: 'failed', reach: 'offline', detail: '' }),
    );
    if (outcome.kind === 'accepted') {
      attempt.end();
      empty(element);
      setErrors({});
      tell({ title: t('notice.sent'), description: t('notice.sentDetail'), tone: 'plain' });
    } else if (outcome.kind === 'refused') {
      attempt.end();
      refuse(element, outcome.errors);
    } else {
      const description = [t(`notice.${outcome.reach}`), outcome.detail].filter(Boolean).join(' ');
      tell({ title: t('notice.failed'), description, tone: 'destructive' });
    }
  }

  return {
    form,
    errors,
    busy,
    tried,
    submit(event) {
      event.preventDefault();
      if (sending.current) return;
      const element = event.currentTarget;
      const typed = readTyped(element);
      const found = refusalsOf(typed, locale);
      setTried(true);
      if (firstRefused(found) !== undefined) return refuse(element, found);
      setErrors({});
      sending.current = true;
      setBusy(true);
      void send(element, typed).finally(() => {
        sending.current = false;
        setBusy(false);
      });
    },
    edit(event) {
      keepDraft(event.currentTarget, subject);
      const { name } = event.target as HTMLInputElement;
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
    },
  };
}

/** The client of the API comes when somebody writes, not before. */
export const bringSender = () => import('./send-message');

function empty(form: HTMLFormElement): void {
  forgetDraft();
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    if (field) field.value = '';
  }
}
