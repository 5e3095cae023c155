import type { Locale, SubscriptionSource } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { fieldOf, postPlainly, textsOf, useDelivery, useForm } from '../../../shared/form';
import type { Errors, FormState, Outcome } from '../../../shared/form';
import { useLocale } from '../../../shared/i18n';

interface Subscription {
  readonly email: string;
  /** A field that people do not see. */
  readonly website: string;
  readonly consent: true;
  readonly language: Locale;
  readonly source: SubscriptionSource;
}

const loadCheck = () => import('./check-answers');

/** @param refused what is wrong with the form that was posted without script */
export function useSubscribeForm(source: SubscriptionSource, refused: Errors): FormState {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const { prepare, deliver } = useDelivery<Subscription>('/api/v1/newsletter/subscriptions');
  const failed = (description: string, errors: Errors = {}): Outcome => ({
    notice: { title: t('failure'), description, tone: 'destructive' },
    errors,
  });

  async function send(form: HTMLFormElement): Promise<Outcome> {
    const { email: typed, website, consent } = textsOf(form, ['email', 'website', 'consent']);
    const email = typed.trim();
    const check = await loadCheck().catch(() => undefined);
    if (check === undefined) return postPlainly(form).then(() => failed(t('unreachable')));
    const found = check.checkAnswers({ email, consent: consent !== '' }, locale);
    if (Object.keys(found).length > 0) return failed(Object.values(found).join(' '), found);
    const subscription = { email, website, consent: true, language: locale, source } as const;
    const failure = await deliver(form, JSON.stringify(subscription), () => subscription);
    if (failure !== undefined) return failed(failure.said || t('unreachable'), failure.errors);
    empty(form);
    return {
      notice: { title: t('success'), description: t('successDetail'), tone: 'plain' },
      isAccepted: true,
    };
  }

  const form = useForm({ name: 'newsletter', fields: ['email', 'consent'], refused, send });
  return {
    ...form,
    prepare() {
      form.prepare();
      prepare();
      loadCheck().catch(() => undefined);
    },
  };
}

/** Not by `reset`: it brings back what a page came with that answers a form posted without script. */
function empty(form: HTMLFormElement): void {
  const [email, consent] = [fieldOf(form, 'email'), fieldOf(form, 'consent')];
  if (email) email.value = '';
  if (consent instanceof HTMLInputElement) consent.checked = false;
}
