import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './list-filters.module.css';

/** In place of a list that has nothing of what was asked for. */
export function NothingFound() {
  const { t } = useTranslation('lists');
  return (
    <div className={styles.nothing}>
      <h3>{t('none')}</h3>
      <p>{t('noneHint')}</p>
      <p>
        <Link to="/contact" className="button button-quiet">
          {t('ask')}
        </Link>
      </p>
    </div>
  );
}
