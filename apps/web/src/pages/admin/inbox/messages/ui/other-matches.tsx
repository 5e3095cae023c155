import { MESSAGE_STATES } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { MESSAGES_PATH } from '../../../../../entities/message';
import { writeAddress } from '../../../../../features/list-records';
import type { InboxList } from '../model/message-list';
import styles from './messages.module.css';

/** Where else a search has found something, with the way there. */
export function OtherMatches({ list: { address, shown }, counts }: InboxList) {
  const { t } = useTranslation('admin');
  const { status, ...days } = address.filters;
  const narrowed = address.q !== '' || Object.values(days).some((day) => day !== '');
  if (!narrowed || status === 'all' || shown === undefined || counts === undefined) return null;
  const here = status || 'new';
  const others = MESSAGE_STATES.filter((state) => state !== here && counts.matching[state] > 0);
  if (others.length === 0) return null;
  return (
    <p role="status" className={styles.elsewhere}>
      {t('messages.elsewhere')}{' '}
      {others.map((state, place) => (
        <span key={state}>
          {place > 0 ? ', ' : null}
          <Link
            to={MESSAGES_PATH}
            search={writeAddress({
              ...address,
              page: 1,
              filters: { ...days, status: state === 'new' ? '' : state },
            })}
            resetScroll={false}
          >
            {t(`messages.among.${state}`, { count: counts.matching[state] })}
          </Link>
        </span>
      ))}
    </p>
  );
}
