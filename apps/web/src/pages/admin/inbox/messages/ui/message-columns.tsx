import type { MessageSummary } from '@site/api-client';
import { useTranslation } from 'react-i18next';
import { MESSAGES_PATH, STATE_TONES } from '../../../../../entities/message';
import type { Column } from '../../../../../features/list-records';
import { useLocale } from '../../../../../shared/i18n';
import { formatMoment } from '../../../../../shared/text';
import { Badge, CellText, RecordLink } from '../../../../../shared/ui/admin';
import styles from './message-row.module.css';

export function useMessageColumns(): readonly Column<MessageSummary>[] {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return [
    {
      name: 'nom',
      title: t('messages.sender'),
      width: 24,
      place: 'title',
      render: ({ id, nom, read_at }) => (
        <span className={read_at === null ? styles.unread : undefined}>
          <RecordLink path={MESSAGES_PATH} id={id}>
            {nom}
          </RecordLink>
          {read_at === null ? <span className="visually-hidden"> ({t('messages.unread')})</span> : null}
        </span>
      ),
    },
    {
      name: 'sujet',
      title: t('messages.message'),
      width: 44,
      place: 'line',
      render: ({ sujet, excerpt, language, read_at }) => (
        <span lang={language} className={`${styles.line} ${read_at === null ? styles.unread : ''}`}>
          {sujet === '' ? null : (
            <strong className={styles.subject}>
              <CellText>{sujet}</CellText>
            </strong>
          )}
          <CellText>{excerpt}</CellText>
        </span>
      ),
    },
    {
      name: 'created_at',
      title: t('messages.received'),
      width: 18,
      render: ({ created_at }) => formatMoment(created_at, locale, true),
    },
    {
      name: 'status',
      title: t('messages.state'),
      width: 14,
      render: ({ status }) => <Badge tone={STATE_TONES[status]}>{t(`messages.states.${status}`)}</Badge>,
    },
  ];
}
