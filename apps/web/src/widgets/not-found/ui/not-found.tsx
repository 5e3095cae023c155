import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../shared/i18n';
import { useIsHydrated } from '../../../shared/ui/use-is-hydrated';
import styles from './not-found.module.css';

const ways = ['projects', 'resources', 'contact'] as const;

/** The same English text in every language (specification §2); below it a line in the page's own, and three ways on. */
export function NotFound() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  // Of a rendered page the script of that page has logged it.
  const [opened] = useState(useIsHydrated());
  useEffect(() => {
    if (opened) console.warn('404: no page at', window.location.pathname);
  }, [opened]);
  return (
    <section className={styles.page} lang="en" data-missing="">
      <div className="container">
        <p className={styles.code} aria-hidden="true">
          404
        </p>
        <h1>Oops! Page not found</h1>
        <p className={styles.back}>
          <Link to="/" className="button">
            Return to Home
          </Link>
        </p>
        <div className={styles.ways} lang={locale}>
          <p>{t('notFound.text')}</p>
          <nav aria-label={t('notFound.ways')}>
            <ul>
              {ways.map((way) => (
                <li key={way}>
                  <Link to={`/${way}`}>{t(`navigation.${way}`)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </section>
  );
}
