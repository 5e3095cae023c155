import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import {
  emailLink,
  knownRows,
  openingHours,
  phoneLink,
  siteOf,
  useFact,
  useFirm,
} from '../../../entities/firm';
import { outbound } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import { inFrancs, joinKnown } from '../../../shared/text';
import styles from './footer.module.css';

const pages = ['about', 'services', 'projects', 'resources', 'partnerships', 'contact'] as const;

interface Props {
  hasNews: boolean;
}

export function Footer({ hasNews }: Props) {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const locale = useLocale();
  const fact = useFact();
  const social = (address: string) => (
    <a href={address} {...outbound}>
      {t('footer.social', { site: siteOf(address) })}
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
  const { weekdays, saturday } = openingHours(firm, locale, 'short');
  const legal = joinKnown(
    [
      t('footer.legalLine', { form: firm.legal_form, capital: inFrancs(firm.capital_fcfa, locale) }),
      firm.trade_register_number && t('footer.rccm', { number: firm.trade_register_number }),
    ],
    ' · ',
  );
  const ways = knownRows([
    ['address', fact('address') ?? firm.head_office],
    ['phone', fact('phone', phoneLink)],
    ['email', fact('email', emailLink)],
    ['social', fact('social_url', social)],
  ]);
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
              {ways.map(([way, shown]) => (
                <li key={way}>{shown}</li>
              ))}
            </ul>
          </address>
        </section>
        <section>
          <h2>{t('footer.hours')}</h2>
          <p>
            {t('footer.weekdays')}
            <br />
            {weekdays}
          </p>
          {saturday !== undefined && (
            <p className={styles.saturday}>
              {t('footer.saturday')}
              <br />
              {saturday}
            </p>
          )}
        </section>
        <nav aria-label={t('footer.site')}>
          <h2>{t('footer.site')}</h2>
          <ul>
            {pages.map((page) => (
              <li key={page}>
                <Link to={`/${page}`}>{t(`navigation.${page}`)}</Link>
              </li>
            ))}
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
        <p>
          © {firm.name} · {legal}
        </p>
        <Link to="/auth">{t('footer.admin')}</Link>
      </div>
    </footer>
  );
}
