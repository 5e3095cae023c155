import { TEXT_LIMITS } from '@site/vocabulary';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, fieldMarks, firstOf, TextField, Honeypot, Verdict } from '../../../shared/form';
import { inLocale, useLocale } from '../../../shared/i18n';
import { wholeNumber } from '../../../shared/text';
import { isQuote, type ContactData } from '../model/contact-data';
import { FIELDS, type FieldName } from '../model/fields';
import { useMessageForm } from '../model/use-message-form';
import { verdictOf } from '../model/verdict';
import { DataNotice } from './data-notice';
import styles from './message-form.module.css';
import { QuoteFields } from './quote-fields';
import { SentPanel } from './sent-panel';

const NOTHING = {};

/** The message form: what is typed goes to the server once, or stays. */
export function MessageForm({ data }: { readonly data: ContactData }) {
  const { t } = useTranslation('contact');
  const locale = useLocale();
  const { subject, submitted } = data;
  const refused = submitted?.outcome === 'refused' ? submitted.errors : NOTHING;
  const { form, sent, errors, busy, tried, accepted, plain, Notices, ...does } = useMessageForm(
    data,
    refused,
  );
  const posted = submitted?.outcome === 'accepted' && !tried ? submitted.values : undefined;
  const taken = accepted ? sent : posted;
  const isNew = submitted?.outcome === 'accepted';
  const typed: Readonly<Record<string, string>> = isNew ? NOTHING : (submitted?.values ?? { sujet: subject });
  const verdict = plain ?? (tried ? undefined : verdictOf(data, t));
  const first = submitted === null ? undefined : firstOf(FIELDS, refused);
  const field = (name: FieldName, required = false) => ({
    name,
    required,
    label: <Label text={t(`form.${name}`)} required={required} />,
    error: errors[name],
    defaultValue: typed[name],
    // The first field to be corrected when the page opens takes the focus.
    autoFocus: first === name,
  });
  return (
    <section id="formulaire" className={styles.section} aria-labelledby="formulaire-titre">
      <h2 id="formulaire-titre">{t('form.title')}</h2>
      <p className={styles.hint}>{t('form.required')}</p>
      {taken && <SentPanel values={taken} isTold={accepted} />}
      {verdict && <Verdict {...verdict} seek={first === undefined && submitted !== null} />}
      <form
        ref={form}
        method="post"
        // What is refused is shown at the same address: as a request for a quote, if it was one.
        action={inLocale('/contact', locale) + (subject && `?sujet=${encodeURIComponent(subject)}`)}
        className={styles.form}
        noValidate
        aria-labelledby="formulaire-titre"
        aria-busy={busy}
        onSubmit={does.submit}
        onInput={does.edit}
        onFocus={does.prepare}
      >
        <TextField {...field('nom', true)} autoComplete="name" />
        <TextField
          {...field('email', true)}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField {...field('organisation')} autoComplete="organization" />
        <TextField {...field('telephone')} type="tel" autoComplete="tel" />
        <div className={styles.wide}>
          <TextField {...field('sujet')} autoComplete="off" />
        </div>
        {isQuote(subject) && <QuoteFields typed={typed} />}
        <div className={styles.wide}>
          <MessageField
            {...field('message', true)}
            hint={t('form.limit', { max: wholeNumber(TEXT_LIMITS.message, locale) })}
          />
        </div>
        <Honeypot label={t('form.trap')} />
        <p className={`${styles.wide} ${styles.offline}`} role="status" data-offline="" hidden>
          {t('form.offline')}
        </p>
        <p className={`${styles.wide} ${styles.send}`}>
          <button type="submit" className={isQuote(subject) ? 'button button-quote' : 'button'}>
            {busy ? t('form.sending') : t('form.send')}
          </button>
        </p>
      </form>
      <DataNotice />
      {Notices && <Notices />}
    </section>
  );
}

function Label({ text, required }: { readonly text: string; readonly required: boolean }) {
  const { t } = useTranslation('contact');
  return (
    <>
      {text}
      {required ? (
        <span className={styles.star} aria-hidden="true">
          {' *'}
        </span>
      ) : (
        <span className={styles.optional}> {t('form.optional')}</span>
      )}
    </>
  );
}

type MessageFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<'textarea'>;

function MessageField({ label, error, hint, ...area }: MessageFieldProps) {
  const described = { name: area.name, error, hint };
  return (
    <Field {...described} label={label}>
      <textarea
        {...area}
        {...fieldMarks(described)}
        rows={8}
        // Browsers bring no more than its first line into view.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView?.({ block: 'nearest' })}
      />
    </Field>
  );
}
