import type { Overview } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import styles from './dashboard-page.module.css';

/** That all is well with the backups; what is not is called to attention. */
export function LastBackup({ overview }: { readonly overview: Overview | undefined }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const isWell = overview?.backup_is_late === false && overview.last_backup_missing === 0;
  const at = isWell ? overview.last_backup_at : null;
  if (at === null) return null;
  return (
    <p className={styles.welcome}>{t('dashboard.lastBackup', { at: formatMoment(at, locale, true) })}</p>
  );
}
