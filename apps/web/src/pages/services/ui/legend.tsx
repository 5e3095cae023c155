import { useTranslation } from 'react-i18next';
import { DEPARTMENTS } from '../../../shared/config';
import { DepartmentIcon } from './department-icon';
import styles from './legend.module.css';

/** The departments as the legend of a map: each sign leads to its place on the page. */
export function Legend() {
  const { t } = useTranslation('services');
  return (
    <nav className={`${styles.legend} no-print`} aria-label={t('legend')}>
      <ul className={`container ${styles.signs}`}>
        {DEPARTMENTS.map(({ name, anchor }) => (
          <li key={name}>
            <a href={`#${anchor}`}>
              <DepartmentIcon name={name} />
              {t(`${name}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
