import type { MessageCounts } from '@site/api-client';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../../shared/i18n';
import { VIEWS, type InboxList, type View } from '../model/message-list';
import styles from './messages.module.css';

/** What of the inbox is shown, each with how many there are. */
export function ViewChoice({ list, counts }: InboxList) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Segmented<View>
      className={`${styles.views}`}
      aria-label={t('messages.state')}
      value={(list.address.filters['status'] ?? '') as View}
      onChange={(status) => list.change({ filters: { ...list.address.filters, status } })}
      options={VIEWS.map((view) => {
        const name = t(`messages.views.${view === '' ? 'new' : view}`);
        return {
          value: view,
          label: `${name} ${countOf(view, counts?.counts)?.toLocaleString(locale) ?? '–'}`,
        };
      })}
    />
  );
}

function countOf(view: View, counts: MessageCounts | undefined): number | undefined {
  if (counts === undefined) return undefined;
  return view === 'all' ? counts.new + counts.handled + counts.spam : counts[view === '' ? 'new' : view];
}
