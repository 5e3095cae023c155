import { FIRM } from '@site/vocabulary';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EMAIL_ADDRESS, outbound, PHONE_ADDRESS } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import styles from './footer.module.css';

export function Footer() {
  const { t } = useTranslation('common');
  const locale = useLocale();
  return (
    <footer className={`${styles.footer} on-dark no-print`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.firm}>
          <p className={styles.name}>{FIRM.name}</p>
          <p>{t('footer.purpose')}</p>
        </div>
        <section>
          <h2>{t('footer.contact')}</h2>
          <address>
            <ul>
              <li>{FIRM.addressLine[locale]}</li>
              <li>
                <a href={PHONE_ADDRESS}>{FIRM.phone}</a>
              </li>
              <li>
                <a href={EMAIL_ADDRESS}>{FIRM.email}</a>
              </li>
              <li>
                <a href={FIRM.socialUrl} {...outbound}>
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
            {t('footer.weekdayHours')}
          </p>
        </section>
        <nav aria-label={t('footer.site')}>
          <h2>{t('footer.site')}</h2>
          <ul>
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
        <p>© {FIRM.name}</p>
        <Link to="/auth">{t('footer.admin')}</Link>
      </div>
    </footer>
  );
}
