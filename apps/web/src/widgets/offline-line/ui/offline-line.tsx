import { useTranslation } from 'react-i18next';
import { phoneLink, useFirm } from '../../../entities/firm';
import styles from './offline-line.module.css';

/** What a reader without connection is told; the script of the page shows it, and the worker in what it has kept. */
export function OfflineLine() {
  const { t } = useTranslation('common');
  const { phone } = useFirm();
  return (
    <div className={`${styles.place} no-print`}>
      <p className={styles.line} role="status" data-offline="" hidden>
        {t('offline')} {phone !== null && phoneLink(phone)}
      </p>
    </div>
  );
}
