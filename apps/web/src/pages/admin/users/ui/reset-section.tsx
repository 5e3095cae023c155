import { createResetLink, type ResetLink } from '@site/api-client';
import { Button, Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { useAction } from '../../../../shared/ui/admin';
import type { PersonSectionProps } from '../model/person-section';
import styles from './users.module.css';

export function ResetSection({ person, onChanged }: PersonSectionProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { busy, run } = useAction();
  const [link, setLink] = useState<ResetLink>();
  const { id, email, reset_requested_at: since } = person;

  const create = () =>
    run(async () => {
      setLink(await createResetLink(id));
      await onChanged();
    });

  return (
    <section className={styles.section}>
      <h3>{t('people.password')}</h3>
      <p>
        {since === null
          ? t('people.resetText')
          : t('people.waitingSince', { moment: formatMoment(since, locale, true) })}
      </p>
      <Button disabled={busy} onClick={create}>
        {t(link === undefined ? 'people.resetCreate' : 'people.resetAgain')}
      </Button>
      {/* There before it has something to say, so that it is read out. */}
      <div role="status">
        {link?.mailed === true ? (
          <p className={styles.outcome}>
            {t('people.resetMailed', { email, moment: formatMoment(link.expires_at, locale, true) })}
          </p>
        ) : null}
        {typeof link?.url === 'string' ? (
          <HandedOver key={link.url} url={link.url} until={formatMoment(link.expires_at, locale, true)} />
        ) : null}
      </div>
    </section>
  );
}

function HandedOver({ url, until }: { readonly url: string; readonly until: string }) {
  const { t } = useTranslation('admin');
  const field = useRef<InputRef>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => field.current?.focus({ cursor: 'all' }), []);

  async function copy(): Promise<void> {
    // Without https, or where it is forbidden, the text stands selected, to be copied by hand.
    field.current?.focus({ cursor: 'all' });
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }

  return (
    <div className={styles.outcome}>
      <p>{t('people.resetUntil', { moment: until })}</p>
      <div className={styles.copy}>
        <Input
          ref={field}
          readOnly
          value={url}
          aria-label={t('people.resetLink')}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy().catch(() => undefined)}>
          {t(copied ? 'people.copied' : 'people.copy')}
        </Button>
      </div>
    </div>
  );
}
