import { useTranslation } from 'react-i18next';
import { emailLink, phoneLink, useFact, useFirm } from '../../../entities/firm';
import styles from './contact-bar.module.css';

export function ContactBar() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const fact = useFact();
  return (
    <aside className={`${styles.bar} on-dark no-print`} aria-label={t('contactBar.label')}>
      <address className={`container ${styles.row}`}>
        {fact('phone', phoneLink)}
        {fact('email', emailLink)}
        <span className={styles.place}>
          {firm.district}, {firm.city}
        </span>
      </address>
    </aside>
  );
}
