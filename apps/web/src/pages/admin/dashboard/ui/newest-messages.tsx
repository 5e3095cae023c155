import type { RecentMessage } from '@site/api-client';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../shared/i18n';
import { formatMoment } from '../../../../shared/text';
import { Block } from './block';
import styles from './block.module.css';

/** The newest messages; those that nobody has handled stand first, and stand out. */
export function NewestMessages({ messages }: { readonly messages: readonly RecentMessage[] | undefined }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  return (
    <Block
      title={t('dashboard.newest')}
      rows={messages}
      empty={t('dashboard.noMessages')}
      all={<Link to="/admin/messages">{t('dashboard.allMessages')}</Link>}
    >
      {({ id, nom, sujet, excerpt, language, status, created_at: at }) => (
        <Link to="/admin/messages/$id" params={{ id }} className={styles.row} data-state={status}>
          <strong className={styles.name}>
            {nom}
            {status === 'new' ? (
              <span className="visually-hidden"> ({t('dashboard.newMessage')})</span>
            ) : null}
          </strong>
          <time dateTime={at}>{formatMoment(at, locale)}</time>
          <span lang={language} className={styles.more}>
            {sujet === '' ? excerpt : sujet}
          </span>
        </Link>
      )}
    </Block>
  );
}
