import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './messages.module.css';
import { VIEWS, type InboxList, type View } from './message-list';

/** What of the inbox is shown, each with how many there are. */
export function ViewChoice({ list, counts }: InboxList) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const chosen = (list.address.filters['status'] ?? '') as View;
  return (
    <div role="group" aria-label={t('messages.state')} className={styles.views}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === chosen}
          onClick={() => list.change({ filters: { status: view } })}
        >
          {t(`messages.views.${view === '' ? 'new' : view}`)}{' '}
          <span className={styles.count}>{countOf(view, counts)?.toLocaleString(locale) ?? '–'}</span>
        </button>
      ))}
    </div>
  );
}

function countOf(view: View, counts: InboxList['counts']): number | undefined {
  if (counts === undefined) return undefined;
  return view === 'all' ? counts.new + counts.handled + counts.spam : counts[view === '' ? 'new' : view];
}
