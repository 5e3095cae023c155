import { Link, useLocation } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFirm } from '../../../entities/firm';
import { ALIASES } from '../../../shared/config';
import { useTranslation } from '../../../shared/i18n';
import { LanguageSwitch } from '../../../shared/ui/language-switch';
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
    <header className={`${styles.bar} no-print`} data-scrolled={scrolled || undefined}>
      <div className={`container ${styles.row}`}>
        <Link to="/" className={`${styles.brand}`}>
          <img src="/mark.svg" alt="" width="36" height="36" />
          <span className={styles.name}>{firm.name}</span>
        </Link>
        <nav aria-label={t('navigation.label')} className={styles.wide}>
          <Links />
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <Link to="/contact" className={`button ${styles.quote}`}>
            {t('navigation.quote')}
          </Link>
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

/** Opens and closes without script; with it, a chosen link or Escape closes it. */
function Menu() {
  const { t } = useTranslation('common');
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details
      ref={menu}
      className={styles.menu}
      name="frame"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        close();
        menu.current?.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <span className={styles.bars} aria-hidden="true" />
        <span className={styles.word}>{t('navigation.menu')}</span>
      </summary>
      <nav aria-label={t('navigation.label')} className={styles.sheet}>
        <Links />
        <Link to="/contact" className="button">
          {t('navigation.quote')}
        </Link>
      </nav>
    </details>
  );
}
