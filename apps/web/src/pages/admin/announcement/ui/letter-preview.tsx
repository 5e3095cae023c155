import { tryAnnouncement, type Announcement } from '@site/api-client';
import { LOCALES, type Locale } from '@site/vocabulary';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../entities/session';
import { useLocale } from '../../../../shared/i18n';
import { useAction } from '../../../../shared/ui/admin';
import styles from './announcement.module.css';

/** The letter as its readers get it, in each language, and the way to have it in one's own mailbox. */
export function LetterPreview({ id, plan }: { readonly id: string; readonly plan: Announcement }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const state = useSession(locale);
  const { busy, run } = useAction();
  const [language, setLanguage] = useState<Locale>(locale);
  const { subject, html } = plan.letters[language];
  const email = 'user' in state ? state.user.email : '';
  return (
    <section className={styles.preview} aria-label={t('announcement.preview')}>
      <h2>{t('announcement.preview')}</h2>
      <div className={styles.tools}>
        <Segmented<Locale>
          aria-label={t('announcement.language')}
          value={language}
          onChange={setLanguage}
          options={LOCALES.map((value) => ({ value, label: t(`newsletter.languages.${value}`) }))}
        />
        <Button
          disabled={busy || !plan.mails}
          onClick={() => run(() => tryAnnouncement(id, { language }), t('announcement.tried', { email }))}
        >
          {t('announcement.try')}
        </Button>
      </div>
      <p className={styles.subject}>
        {t('announcement.subject')} <strong lang={language}>{subject}</strong>
      </p>
      {/* Nothing runs, opens or is sent from there, whatever the item says. */}
      <iframe className={styles.letter} title={t('announcement.letter')} sandbox="" srcDoc={html} />
    </section>
  );
}
