import { emailAddress, phoneAddress, useFirm } from '../../../entities/firm';
import { useTranslation } from '../../../shared/i18n';
import styles from './contact-bar.module.css';

export function ContactBar() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  return (
    <aside className={`${styles.bar} on-dark no-print`} aria-label={t('contactBar.label')}>
      <address className={`container ${styles.row}`}>
        <a href={phoneAddress(firm)}>{firm.phone}</a>
        <a href={emailAddress(firm)} className={styles.email}>
          {firm.email}
        </a>
        <span className={styles.place}>
          {firm.district}, {firm.city}
        </span>
      </address>
    </aside>
  );
}
