import { Link, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { ALIASES } from '../../../shared/config';
import { LanguageSwitch } from '../../../shared/ui/language-switch';
import { QuoteLink } from '../../../shared/ui/quote-link';
import { useMenu } from '../../../shared/ui/use-menu';
import styles from './navigation.module.css';
import { useScrolled } from './use-scrolled';

const names = ['home', 'about', 'services', 'projects', 'resources', 'partnerships', 'contact'] as const;

/** Distance after which the bar lifts off the page, in pixels (specification §9). */
const shadowThreshold = 50;

export function Navigation() {
  const { t } = useTranslation('common');
  const firm = useFirm();
  const scrolled = useScrolled(shadowThreshold);
  return (
    <header className={`${styles.bar} no-print`} data-bar="" data-scrolled={scrolled || undefined}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={`${styles.brand}`}>
          <img src="/mark.svg" alt="" width="36" height="36" fetchPriority="low" />
          <span className={styles.name}>{firm.name}</span>
        </Link>
        <nav aria-label={t('navigation.label')} className={styles.wide}>
          <Links />
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <QuoteLink className={`button button-quote ${styles.quote}`}>{t('navigation.quote')}</QuoteLink>
        </div>
        <Menu />
      </div>
    </header>
  );
}

function Links() {
  const { t } = useTranslation('common');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ul className={styles.links}>
      {names.map((name) => {
        const to = name === 'home' ? '/' : `/${name}`;
        return (
          <li key={name}>
            <Link
              to={to}
              activeOptions={{ exact: name === 'home' }}
              aria-current={ALIASES[path] === to ? 'page' : undefined}
            >
              {t(`navigation.${name}`)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Menu() {
  const { t } = useTranslation('common');
  return (
    <details className={styles.menu} {...useMenu()}>
      <summary>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.word}>{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.label')} className={styles.sheet}>
        <Links />
        <QuoteLink className="button button-quote">{t('navigation.quote')}</QuoteLink>
      </nav>
    </details>
  );
}
