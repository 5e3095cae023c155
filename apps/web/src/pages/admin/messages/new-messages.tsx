import { readCounts } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n';
import styles from './messages.module.css';

/** How many messages nobody has handled; nothing when there are none. */
export function NewMessages() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ queryKey: ['counts'], queryFn: () => readCounts(), staleTime: 0 });
  const count = data?.new_messages ?? 0;
  if (count === 0) return null;
  return (
    <>
      {' '}
      <span className={styles.waiting}>{t('dashboard.newMessages', { count })}</span>
    </>
  );
}
