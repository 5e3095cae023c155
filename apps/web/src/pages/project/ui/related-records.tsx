import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { outbound } from '../../../shared/config';
import type { ProjectSheet } from '../model/project-sheet';
import styles from './related-records.module.css';

/** What the firm has written about the project, and with whom it was done. */
export function RelatedRecords({ sheet: { publications, partners } }: { sheet: ProjectSheet }) {
  const { t } = useTranslation('projects');
  return (
    <>
      {partners.length > 0 && (
        <div className={styles.related}>
          <h3>{t('detail.partners')}</h3>
          <ul>
            {partners.map(({ id, name, website }) => (
              <li key={id}>
                {website === undefined ? (
                  name
                ) : (
                  <a href={website} {...outbound}>
                    {name}
                    <span className="visually-hidden"> {t('common:newTab')}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {publications.length > 0 && (
        <div className={styles.related}>
          <h3>{t('detail.publications')}</h3>
          <ul>
            {publications.map(({ id, name }) => (
              <li key={id}>
                <Link to="/resources/$id" params={{ id }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
