import { NEWSLETTER_CONSENT, type SubscriptionSource } from '@site/vocabulary';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FieldError, fieldMarks, TextField, Honeypot, useIsHydrated, Verdict } from '../../../shared/form';
import type { Notice as FormNotice } from '../../../shared/form';
import { inLocale, useLocale } from '../../../shared/i18n';
import type { SubmittedForm } from '../../../shared/page';
import { useSubscribeForm } from '../model/use-subscribe-form';
import { Notice } from './notice';
import styles from './subscribe-form.module.css';

/** The texts that a page with this form has to load. */
export const SUBSCRIBE_TEXTS = 'newsletter';

interface SubscribeFormProps {
  readonly source: SubscriptionSource;
  /** This form as a browser without script has posted it. */
  readonly submitted?: SubmittedForm | undefined;
  /** False where the page itself is about the newsletter. */
  readonly titled?: boolean;
}

const NOTHING = {};

/** The newsletter block: an address, the consent, and what becomes of both. */
export function SubscribeForm({ source, submitted, titled = true }: SubscribeFormProps) {
  const { t } = useTranslation(SUBSCRIBE_TEXTS);
  const locale = useLocale();
  const { busy, errors, tried, plain, Notices, ...form } = useSubscribeForm(
    source,
    submitted?.errors ?? NOTHING,
  );
  // Without script the browser itself asks for what is missing.
  const alive = useIsHydrated();
  const typed = submitted?.outcome === 'accepted' ? undefined : submitted?.values;
  const verdict = plain ?? (submitted && !tried ? verdictOf(submitted, t) : undefined);

  return (
    <section
      className={titled ? styles.block : styles.plain}
      aria-labelledby="newsletter-title"
      id="newsletter"
    >
      <div className={styles.words}>
        <h2 id="newsletter-title" className={titled ? styles.title : 'visually-hidden'}>
          {t('title')}
        </h2>
        {titled ? <p>{t('lead')}</p> : null}
        {verdict && <Verdict {...verdict} />}
      </div>
      <div className={styles.side}>
        <form
          method="post"
          action={inLocale('/newsletter', locale)}
          className={styles.form}
          noValidate={alive}
          aria-busy={busy}
          onFocus={form.prepare}
          onInput={() => form.touch()}
          onSubmit={form.submit}
        >
          <input type="hidden" name="source" value={source} />
          <Honeypot label={t('trap')} />
          <TextField
            name="email"
            label={t('email')}
            error={errors['email']}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={typed?.['email']}
          />
          <div className={styles.consent}>
            <input
              {...fieldMarks({ name: 'consent', error: errors['consent'] })}
              type="checkbox"
              value="true"
              required
              defaultChecked={typed?.['consent'] === 'true'}
              className={styles.box}
            />
            <label htmlFor="consent">{NEWSLETTER_CONSENT[locale]}</label>
          </div>
          <FieldError name="consent" error={errors['consent']} />
          <button type="submit" className={`button ${styles.button}`} aria-disabled={busy}>
            {busy ? t('sending') : t('submit')}
          </button>
        </form>
        <Notice />
        {Notices && <Notices />}
      </div>
    </section>
  );
}

/** What came of a form that was posted without script. */
function verdictOf({ outcome, errors }: SubmittedForm, t: TFunction): FormNotice {
  if (outcome === 'accepted') return { title: t('success'), description: t('successDetail'), tone: 'plain' };
  const reason = errors['form'] ?? t(outcome === 'refused' ? 'toCorrect' : 'unreachable');
  return { title: t('failure'), description: reason, tone: 'destructive' };
}
