import { FIRM_PLACEHOLDERS } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Collapse, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { settingsQuery } from '../api/settings-query';
import styles from './to-complete.module.css';

/** What the owner has to give before the site goes public, each with the way to its field; nothing once all is given. */
export function ToComplete() {
  const { t } = useTranslation('admin');
  const { data } = useQuery({ ...settingsQuery, select: ({ to_complete }) => to_complete });
  if (data === undefined || data.length === 0) return null;
  const given = FIRM_PLACEHOLDERS.length - data.length;
  const line = (
    <span className={styles.line}>
      <span className={styles.title}>{t('dashboard.toComplete')}</span>
      <span className={styles.count}>{t('dashboard.fields', { count: data.length })}</span>
      <span className={styles.bar} aria-hidden="true">
        <Progress percent={(100 * given) / FIRM_PLACEHOLDERS.length} showInfo={false} size="small" />
      </span>
    </span>
  );
  const facts = (
    <>
      <p className={styles.text}>{t('dashboard.toCompleteText')}</p>
      <ul className={styles.facts} aria-label={t('dashboard.toComplete')}>
        {data.map((name) => (
          <li key={name}>
            <Link to="/admin/settings" hash={name} className={styles.fact}>
              {t(name === 'name' ? 'dashboard.firmName' : `fields.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
  return <Collapse className={`${styles.frame}`} items={[{ key: 'facts', label: line, children: facts }]} />;
}
