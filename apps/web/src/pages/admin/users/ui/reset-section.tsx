import { createResetLink, type ResetLink } from '@site/api-client';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { OneTimeSecret, useAction } from '../../../../shared/ui/admin';
import type { PersonSectionProps } from '../model/person-section';
import styles from './users.module.css';

/** Nothing for whoever looks at himself: he changes his own password with the current one. */
export function ResetSection({ person, isSelf, onChanged }: PersonSectionProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { busy, run } = useAction();
  const [link, setLink] = useState<ResetLink>();
  const { id, email, reset_requested_at: since } = person;
  if (isSelf) return null;

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
          <div key={link.url} className={styles.outcome}>
            <OneTimeSecret
              value={link.url}
              text={t('people.resetUntil', { moment: formatMoment(link.expires_at, locale, true) })}
              label={t('people.resetLink')}
              copy={t('people.copy')}
              copied={t('people.copied')}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
