import type { ListedUser } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../../features/list-records';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { Badge, CellText } from '../../../../shared/ui/admin';
import styles from './users.module.css';

/** @param self id of whoever is looking */
export function useUserColumns(self: string | undefined): readonly Column<ListedUser>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'full_name',
      title: t('people.fullName'),
      width: 24,
      place: 'title',
      render: ({ id, full_name }) => (
        <span className={styles.name}>
          <CellText>{full_name}</CellText>
          {id === self ? <Badge tone="cyan">{t('people.you')}</Badge> : null}
        </span>
      ),
    },
    {
      name: 'email',
      title: t('people.email'),
      width: 28,
      place: 'line',
      render: ({ email }) => <CellText>{email}</CellText>,
    },
    {
      name: 'role',
      title: t('people.role'),
      width: 20,
      render: ({ roles, reset_requested_at }) => (
        <span className={styles.marks}>
          {roles.includes(ADMIN_ROLE) ? <Badge tone="green">{t('people.administrator')}</Badge> : null}
          {reset_requested_at === null ? null : <Badge tone="orange">{t('people.waiting')}</Badge>}
          {roles.length === 0 && reset_requested_at === null ? (
            <span className={styles.none}>{t('people.none')}</span>
          ) : null}
        </span>
      ),
    },
    {
      name: 'created_at',
      title: t('people.since'),
      width: 14,
      labelled: true,
      render: ({ created_at }) => formatMoment(created_at, locale),
    },
    {
      name: 'last_seen_at',
      title: t('people.lastSeen'),
      width: 14,
      labelled: true,
      render: ({ last_seen_at }) =>
        last_seen_at === null ? t('people.none') : formatMoment(last_seen_at, locale),
    },
  ];
}
