import { announceNews, type Announcement } from '@site/api-client';
import { Alert, Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanged } from '../../../../entities/content';
import { inLocale, useLocale } from '../../../../shared/i18n';
import { useAction } from '../../../../shared/ui/admin';
import styles from './announcement.module.css';

interface SendLetterProps {
  readonly id: string;
  readonly plan: Announcement;
  readonly reload: () => Promise<void>;
}

/** Sends the letter, after a question: it cannot be called back. */
export function SendLetter({ id, plan: { audience, mails }, reload }: SendLetterProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { busy, run } = useAction();
  const changed = useChanged();
  const [asked, setAsked] = useState(false);
  const count = audience.fr + audience.en;
  const noMail = mails ? null : <Alert type="warning" title={t('announcement.noMail')} />;
  if (count === 0) {
    const toForm = <Button href={inLocale('/newsletter', locale)}>{t('newsletter.toForm')}</Button>;
    return (
      <div className={styles.notes}>
        <Alert type="warning" title={t('announcement.nobody')} description={toForm} />
        {noMail}
      </div>
    );
  }

  const send = () =>
    run(async () => {
      // Who was quicker has announced it: that is shown.
      await announceNews(id).finally(reload);
      await changed();
    }, t('announcement.queued'));

  return (
    <div className={styles.notes}>
      <p>{t('announcement.audience', { count, fr: audience.fr, en: audience.en })}</p>
      {noMail}
      {asked ? (
        <Alert
          type="info"
          title={t('announcement.question', { count })}
          description={
            <Space wrap>
              <Button type="primary" disabled={busy} onClick={send}>
                {t('announcement.yes')}
              </Button>
              <Button disabled={busy} onClick={() => setAsked(false)}>
                {t('cancel')}
              </Button>
            </Space>
          }
        />
      ) : (
        <Button type="primary" onClick={() => setAsked(true)}>
          {t('announcement.send', { count })}
        </Button>
      )}
    </div>
  );
}
