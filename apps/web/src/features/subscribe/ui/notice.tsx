import { emailAddress, useFirm } from '../../../entities/firm';
import { inLocale, useLocale, useTranslation } from '../../../shared/i18n';
import styles from './subscribe-form.module.css';

/** What article 28 of the Ivorian law no. 2013-450 wants to be said where personal data is asked for. */
export function Notice() {
  const { t } = useTranslation('newsletter');
  const firm = useFirm();
  const locale = useLocale();
  return (
    <details className={styles.notice}>
      <summary>{t('notice.title')}</summary>
      <div className={styles.small}>
        <p>{t('notice.purpose', { firm: firm.name })}</p>
        <p>{t('notice.keeping')}</p>
        <p>
          {t('notice.rights')} <a href={emailAddress(firm)}>{firm.email}</a>
        </p>
        <p>
          <a href={inLocale('/privacy', locale)}>{t('notice.more')}</a>
        </p>
      </div>
    </details>
  );
}
