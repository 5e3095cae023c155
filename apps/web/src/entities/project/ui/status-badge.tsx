import type { ProjectStatus } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import styles from './status-badge.module.css';

export function StatusBadge({ status }: { status: ProjectStatus }) {
  const { t } = useTranslation('projects');
  return <span className={`${styles.badge} ${styles[status]}`}>{t(`status.${status}`)}</span>;
}
