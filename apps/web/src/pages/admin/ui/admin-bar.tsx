import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { LOCALES, type Locale } from '@site/vocabulary';
import { useFirm } from '../../../entities/firm';
import { useSession } from '../../../entities/session';
import { useSignOut } from '../model/use-sign-out';
import { useLanguage, useTranslation } from '../../../shared/i18n';
import styles from './admin-bar.module.css';

const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' };

export function AdminBar() {
  const { t } = useTranslation('admin');
  const { locale, choose } = useLanguage();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.firm}>
          {useFirm().name}
        </Link>
        <Link to="/admin" className={styles.area} activeOptions={{ exact: true }}>
          {t('area')}
        </Link>
        <div className={styles.ways}>
          <Link to="/">{t('visitSite')}</Link>
          <SignOut locale={locale} />
        </div>
        <div role="group" aria-label={t('language')} className={styles.languages}>
          {LOCALES.map((language) => (
            <button
              key={language}
              type="button"
              lang={language}
              aria-pressed={language === locale}
              onClick={() => void choose(language)}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className="visually-hidden">{LANGUAGE_NAMES[language]}</span>
            </button>
          ))}
        </div>
      </div>
    </header>
  );
}

/** The entrance has a button of its own. */
function SignOut({ locale }: { locale: Locale }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const atEntrance = useRouterState({ select: ({ location }) => /^\/admin\/?$/.test(location.pathname) });
  const { status } = useSession(locale);
  const { busy, signOut } = useSignOut(() => navigate({ to: '/' }));
  if (atEntrance || status !== 'signed-in') return null;
  return (
    <button type="button" disabled={busy} onClick={signOut}>
      {t('signOut.action')}
    </button>
  );
}
