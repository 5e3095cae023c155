import type { SubscriptionSource } from '@site/vocabulary';
import { useRef, useState, type ComponentType, type FormEvent } from 'react';
import { useLocale, useTranslation } from '../../../shared/i18n';
import type { Attempt, Refusals } from './means';

const bringMeans = () => import('./means');
const FIELDS = ['email', 'consent'];

export interface SubscribeFormState {
  readonly busy: boolean;
  readonly errors: Refusals;
  /** Even what sends it could not be loaded. */
  readonly stranded: boolean;
  /** The place of notices, once there is something to tell. */
  readonly Notices: ComponentType | undefined;
  /** Loads what sending needs; asked for as soon as somebody comes to the form. */
  readonly prepare: () => void;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends one subscription at a time; what was typed stays unless the server has taken it. */
export function useSubscribeForm(source: SubscriptionSource, refused: Refusals): SubscribeFormState {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const [errors, setErrors] = useState(refused);
  const [busy, setBusy] = useState(false);
  const [stranded, setStranded] = useState(false);
  const [Notices, setNotices] = useState<ComponentType>();
  const sending = useRef(false);
  const last = useRef<Attempt>(undefined);

  function refuse(form: HTMLFormElement, found: Refusals): void {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined) ?? '';
    const field = form.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  async function attempt(form: HTMLFormElement): Promise<void> {
    const means = await bringMeans().catch(() => undefined);
    setStranded(means === undefined);
    if (means === undefined) return;
    setNotices(() => means.Toaster);
    const fail = (description: string) =>
      means.toast({ title: t('failure'), description, tone: 'destructive' });

    const wish = { answers: means.answersOf(form), locale, source };
    const found = means.refusalsOf(wish.answers, locale);
    if (Object.keys(found).length > 0) {
      refuse(form, found);
      fail(Object.values(found).join(' '));
      return;
    }
    last.current = means.attemptOf(wish, last.current);
    try {
      await means.send(wish, last.current.key);
      last.current = undefined;
      form.reset();
      setErrors({});
      means.toast({ title: t('success'), description: t('successDetail') });
    } catch (error) {
      if (!means.isOpen(error)) last.current = undefined;
      refuse(form, means.refusalsIn(error));
      fail(means.failureText(error, t('unreachable')));
    }
  }

  return {
    busy,
    errors,
    stranded,
    Notices,
    prepare: () => void bringMeans().catch(() => undefined),
    submit(event) {
      event.preventDefault();
      if (sending.current) return;
      sending.current = true;
      setBusy(true);
      void attempt(event.currentTarget).finally(() => {
        sending.current = false;
        setBusy(false);
      });
    },
  };
}
