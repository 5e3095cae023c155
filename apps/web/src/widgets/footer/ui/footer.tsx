import { Link } from '@tanstack/react-router';
import { emailAddress, openingHours, phoneAddress, useFirm } from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { useLocale, useTranslation } from '../../../shared/i18n';
import styles from './footer.module.css';

interface Props {
  hasNews: boolean;
}

export function Footer({ hasNews }: Props) {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const locale = useLocale();
  return (
    <footer className={`${styles.footer} on-dark no-print`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.firm}>
          <p className={styles.name}>{firm.name}</p>
          <p>{t('footer.purpose')}</p>
        </div>
        <section>
          <h2>{t('footer.contact')}</h2>
          <address>
            <ul>
              <li>{firm.address}</li>
              <li>
                <a href={phoneAddress(firm)}>{firm.phone}</a>
              </li>
              <li>
                <a href={emailAddress(firm)}>{firm.email}</a>
              </li>
              <li>
                <a href={firm.social_url} {...outbound}>
                  {t('footer.social')}
                  <span className="visually-hidden"> {t('newTab')}</span>
                </a>
              </li>
            </ul>
          </address>
        </section>
        <section>
          <h2>{t('footer.hours')}</h2>
          <p>
            {t('footer.weekdays')}
            <br />
            {openingHours(firm, locale, 'short').weekdays}
          </p>
        </section>
        <nav aria-label={t('footer.site')}>
          <h2>{t('footer.site')}</h2>
          <ul>
            {hasNews && (
              <li>
                <Link to="/news">{t('footer.news')}</Link>
              </li>
            )}
            <li>
              <Link to="/legal">{t('footer.legal')}</Link>
            </li>
            <li>
              <Link to="/privacy">{t('footer.privacy')}</Link>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`container ${styles.end}`}>
        <p>© {firm.name}</p>
        <Link to="/auth">{t('footer.admin')}</Link>
      </div>
    </footer>
  );
}
