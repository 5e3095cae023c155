import { inLocale, useLocale, useTranslation } from '../../../shared/i18n';
import type { ContactData } from '../model/contact-data';
import { firstRefused } from '../model/fields';
import { bringSender, useMessageForm } from '../model/use-message-form';
import { useNotices } from '../model/use-notices';
import { DataNotice } from './data-notice';
import { Field, MessageField } from './field';
import styles from './message-form.module.css';
import { Verdict, verdictOf } from './verdict';

const NOTHING = {};

/** The message form: what is typed goes to the server once, or stays. */
export function MessageForm({ subject, submitted, sent }: ContactData) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const { tell, prepare, Place, plain } = useNotices();
  const refused = submitted?.outcome === 'refused' ? submitted.errors : NOTHING;
  const { form, errors, busy, tried, submit, edit } = useMessageForm({ subject, refused, tell });
  const typed = submitted?.values ?? { sujet: subject };
  const verdict = plain ?? (tried ? undefined : verdictOf(submitted, sent, t));
  const first = submitted === null ? undefined : firstRefused(refused);
  const field = (name: string) => ({ name, value: typed[name], error: errors[name], first: first === name });
  return (
    <section id="formulaire" className={styles.section} aria-labelledby="formulaire-titre">
      <h2 id="formulaire-titre">{t('form.title')}</h2>
      <p className={styles.hint}>{t('form.required')}</p>
      {verdict && <Verdict {...verdict} seek={first === undefined && submitted !== null} />}
      <form
        ref={form}
        method="post"
        action={inLocale('/contact', locale)}
        className={styles.form}
        noValidate
        aria-labelledby="formulaire-titre"
        aria-busy={busy}
        onSubmit={submit}
        onInput={edit}
        onFocus={() => {
          prepare();
          bringSender().catch(() => undefined);
        }}
      >
        <Field {...field('nom')} label={t('form.nom')} required autoComplete="name" />
        <Field
          {...field('email')}
          label={t('form.email')}
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <Field {...field('organisation')} label={t('form.organisation')} autoComplete="organization" />
        <Field {...field('telephone')} label={t('form.telephone')} type="tel" autoComplete="tel" />
        <div className={styles.wide}>
          <Field {...field('sujet')} label={t('form.sujet')} autoComplete="off" />
        </div>
        <div className={styles.wide}>
          <MessageField {...field('message')} label={t('form.message')} />
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor="website">{t('form.trap')}</label>
          <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={`${styles.wide} ${styles.send}`}>
          <button type="submit" className="button">
            {busy ? t('form.sending') : t('form.send')}
          </button>
        </p>
      </form>
      <DataNotice />
      {Place && <Place />}
    </section>
  );
}
