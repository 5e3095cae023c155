import { getAdminSettings } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { SETTINGS_KIND } from './settings-kind';
import styles from './to-complete.module.css';

/** What the owner has to give before the site goes public, each with the way to its field; nothing once all is given. */
export function ToComplete() {
  const { t } = useTranslation('admin');
  const id = useId();
  const { data } = useQuery({
    queryKey: [SETTINGS_KIND, 'to-complete'],
    queryFn: () => getAdminSettings(),
    select: ({ to_complete }) => to_complete,
    staleTime: 0,
  });
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {t('dashboard.toComplete')}
      </h2>
      <p className={styles.text}>{t('dashboard.toCompleteText')}</p>
      <ul className={styles.facts}>
        {data.map((name) => (
          <li key={name}>
            <Link to="/admin/settings" hash={name} className={styles.fact}>
              {t(name === 'name' ? 'dashboard.firmName' : `fields.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
