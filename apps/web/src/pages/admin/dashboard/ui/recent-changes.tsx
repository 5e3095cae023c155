import type { RecentChange } from '@site/api-client';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { kindOfUrl } from '../../../../entities/content';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { Block } from './block';
import styles from './block.module.css';

/** The records that were changed last: which, by whom and when. */
export function RecentChanges({ changes }: { readonly changes: readonly RecentChange[] | undefined }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Block title={t('dashboard.recent')} rows={changes} empty={t('dashboard.noChanges')}>
      {({ kind, id, changed_at: at, changed_by: by, ...title }) => (
        <Link to={`/admin/${kind}/$id`} params={{ id }} className={`${styles.row} ${styles.long}`}>
          <span className={styles.name}>{title[`title_${locale}`]}</span>
          <span className={styles.more}>
            {[t(`kinds.${kindOfUrl(kind)}`), by].filter((part) => part !== null).join(' · ')}
          </span>
          <time dateTime={at}>{formatMoment(at, locale, true)}</time>
        </Link>
      )}
    </Block>
  );
}
