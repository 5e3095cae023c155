import { NEWSLETTER_CONSENT } from '@site/vocabulary';
import type { SubscriptionSource } from '@site/vocabulary';
import { useSyncExternalStore } from 'react';
import { inLocale, useLocale, useTranslation } from '../../../shared/i18n';
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

const neverChanges = () => () => undefined;
const NOTHING = {};
const STRANDED: SubmittedForm = { name: 'newsletter', values: {}, outcome: 'failed', errors: {} };

/** The newsletter block: an address, the consent, and what becomes of both. */
export function SubscribeForm({ source, submitted, titled = true }: SubscribeFormProps) {
  const { t } = useTranslation(SUBSCRIBE_TEXTS);
  const locale = useLocale();
  const { Notices, ...form } = useSubscribeForm(source, submitted?.errors ?? NOTHING);
  const { busy, errors, stranded } = form;
  // Without script the browser itself asks for what is missing.
  const alive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const typed = submitted?.outcome === 'accepted' ? undefined : submitted?.values;

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
        <Outcome submitted={stranded ? STRANDED : submitted} />
      </div>
      <div className={styles.side}>
        <form
          method="post"
          action={inLocale('/newsletter', locale)}
          className={styles.form}
          noValidate={alive}
          aria-busy={busy}
          onFocus={form.prepare}
          onSubmit={form.submit}
        >
          <input type="hidden" name="source" value={source} />
          <div className={styles.trap} aria-hidden="true">
            <label htmlFor="website">{t('trap')}</label>
            <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <label htmlFor="email" className={styles.label}>
            {t('email')}
          </label>
          <input
            id="email"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            required
            maxLength={254}
            defaultValue={typed?.['email']}
            className={styles.input}
            {...marking('email', errors)}
          />
          <FieldError name="email" errors={errors} />
          <div className={styles.consent}>
            <input
              id="consent"
              name="consent"
              type="checkbox"
              value="true"
              required
              defaultChecked={typed?.['consent'] === 'true'}
              className={styles.box}
              {...marking('consent', errors)}
            />
            <label htmlFor="consent">{NEWSLETTER_CONSENT[locale]}</label>
          </div>
          <FieldError name="consent" errors={errors} />
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

/** What came of a form that was posted without script, or could not be sent by it. */
function Outcome({ submitted }: Pick<SubscribeFormProps, 'submitted'>) {
  const { t } = useTranslation(SUBSCRIBE_TEXTS);
  if (submitted === undefined) return null;
  const accepted = submitted.outcome === 'accepted';
  return (
    <div
      role={accepted ? 'status' : 'alert'}
      className={styles.outcome}
      data-tone={accepted ? 'plain' : 'alarm'}
    >
      <p className={styles.verdict}>{accepted ? t('success') : t('failure')}</p>
      <p>
        {accepted
          ? t('successDetail')
          : (submitted.errors['form'] ?? t(submitted.outcome === 'refused' ? 'toCorrect' : 'unreachable'))}
      </p>
    </div>
  );
}

type Errors = Readonly<Record<string, string>>;

function marking(name: string, errors: Errors) {
  return errors[name] === undefined
    ? {}
    : ({ 'aria-invalid': true, 'aria-describedby': `${name}-error` } as const);
}

function FieldError({ name, errors }: { readonly name: string; readonly errors: Errors }) {
  const text = errors[name];
  return text === undefined ? null : (
    <p id={`${name}-error`} className={styles.error}>
      {text}
    </p>
  );
}
