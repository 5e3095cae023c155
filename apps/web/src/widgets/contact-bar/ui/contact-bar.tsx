import { FIRM } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESS, PHONE_ADDRESS } from '../../../shared/config';
import styles from './contact-bar.module.css';

export function ContactBar() {
  const { t } = useTranslation('common');
  return (
    <aside className={`${styles.bar} on-dark no-print`} aria-label={t('contactBar.label')}>
      <address className={`container ${styles.row}`}>
        <a href={PHONE_ADDRESS}>{FIRM.phone}</a>
        <a href={EMAIL_ADDRESS} className={styles.email}>
          {FIRM.email}
        </a>
        <span className={styles.place}>
          {FIRM.district}, {FIRM.city}
        </span>
      </address>
    </aside>
  );
}
