import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { QUOTE_DETAILS, type Locale, type QuoteDetail } from '@site/vocabulary';
import { fieldOf, textsOf, useDelivery, useForm } from '../../../shared/form';
import type { Errors, FormState, Outcome } from '../../../shared/form';
import { useLocale } from '../../../shared/i18n';
import type { ContactData } from './contact-data';
import { ATTEMPT, forgetDraft, keepDraft, openDraft } from './draft';
import { FIELDS, refusal, refusalsOf, type Typed } from './fields';

interface Letter extends Typed, Partial<Record<QuoteDetail, string>> {
  readonly website: string;
  readonly language: Locale;
  /** Between opening the form and sending it. */
  readonly seconds: number;
}

export interface MessageFormState extends FormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly edit: (event: FormEvent<HTMLFormElement>) => void;
  /** What the server took last, by field. */
  readonly sent: Readonly<Record<string, string>>;
}

/** @param refused what is wrong with the form that was posted without script */
export function useMessageForm({ subject, submitted }: ContactData, refused: Errors): MessageFormState {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const opened = useRef(0);
  const [sent, setSent] = useState<MessageFormState['sent']>({});
  const { prepare, deliver } = useDelivery<Letter>('/api/v1/contact-messages', ATTEMPT);

  useEffect(() => {
    opened.current ||= performance.now();
    if (element.current) openDraft(element.current, subject, submitted);
  }, [subject, submitted]);

  async function send(form: HTMLFormElement): Promise<Outcome> {
    const typed = textsOf(form, FIELDS);
    const details = detailsOf(form);
    const failure = await deliver(form, JSON.stringify([locale, typed, details]), () => ({
      ...typed,
      ...details,
      website: fieldOf(form, 'website')?.value ?? '',
      language: locale,
      seconds: Math.round((performance.now() - opened.current) / 1000),
    }));
    if (failure === undefined) {
      setSent({ ...typed, ...details });
      empty(form);
      const notice = { title: t('notice.sent'), description: t('notice.sentDetail'), tone: 'plain' } as const;
      return { notice, isAccepted: true };
    }
    const { status, said, errors } = failure;
    if (status === 422) return refusal(textsOf(form, FIELDS), errors, t);
    const reach = status === 0 ? 'offline' : status === 429 ? 'busy' : 'broken';
    const description = [t(`notice.${reach}`), said].filter(Boolean).join(' ');
    return { notice: { title: t('notice.failed'), description, tone: 'destructive' } };
  }

  const form = useForm({
    name: 'contact',
    fields: FIELDS,
    refused,
    check(of) {
      const typed = textsOf(of, FIELDS);
      const found = refusalsOf(typed, locale);
      return Object.keys(found).length > 0 ? refusal(typed, found, t) : undefined;
    },
    send,
  });

  return {
    ...form,
    form: element,
    sent,
    prepare() {
      form.prepare();
      prepare();
    },
    edit({ currentTarget, target }) {
      keepDraft(currentTarget, subject);
      form.touch((target as HTMLInputElement).name);
    },
  };
}

/** What a request for a quote says besides. */
function detailsOf(form: HTMLFormElement): Partial<Record<QuoteDetail, string>> {
  const said = QUOTE_DETAILS.map((name) => [name, fieldOf(form, name)?.value.trim() ?? ''] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== ''));
}

function empty(form: HTMLFormElement): void {
  forgetDraft();
  for (const name of [...FIELDS, ...QUOTE_DETAILS]) {
    const field = fieldOf(form, name);
    if (field) field.value = '';
  }
}
