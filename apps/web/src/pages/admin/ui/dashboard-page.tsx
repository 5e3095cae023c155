import { readCounts } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../entities/session';
import { useSignOut } from '../model/use-sign-out';
import { useLocale } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { ScreenTitle } from './screen-title';
import styles from './dashboard-page.module.css';

const CONTENTS = ['projects', 'publications', 'partners', 'news'] as const;

/** Kinds of content whose administration is still to come. */
const UPCOMING: ReadonlySet<string> = new Set(['publications', 'partners', 'news']);

const NEW = [
  { to: '/admin/projects/new', text: 'dashboard.newProject' },
  { to: '/admin/publications/new', text: 'dashboard.newPublication' },
  { to: '/admin/partners/new', text: 'dashboard.newPartner' },
  { to: '/admin/news/new', text: 'dashboard.newNews' },
] as const;

const SITE = [
  { to: '/', text: 'dashboard.siteHome' },
  { to: '/projects', text: 'dashboard.siteProjects' },
  { to: '/resources', text: 'dashboard.siteResources' },
  { to: '/partnerships', text: 'dashboard.sitePartnerships' },
] as const;

export function DashboardPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const state = useSession(locale);
  const navigate = useNavigate();
  const { busy, signOut } = useSignOut(() => navigate({ to: '/' }));
  const email = 'user' in state ? state.user.email : '';
  return (
    <>
      <ScreenTitle title={t('dashboard.title')} />
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{t('dashboard.title')}</h1>
          <p className={styles.welcome}>{t('dashboard.welcome', { email })}</p>
        </div>
        <Button disabled={busy} onClick={signOut}>
          {t('signOut.action')}
        </Button>
      </div>
      <Counts locale={locale} />
      <Shortcuts title={t('dashboard.quickActions')} links={NEW} primary />
      <Shortcuts title={t('dashboard.quickSite')} links={SITE} />
    </>
  );
}

function Counts({ locale }: { locale: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useQuery({ queryKey: ['counts'], queryFn: () => readCounts(), staleTime: 0 });
  const unreachable = t('unreachable');
  const title = t('error');

  useEffect(() => {
    if (error !== null) toast({ title, description: failureText(error, unreachable), tone: 'destructive' });
  }, [error, title, unreachable]);

  return (
    <ul
      className={styles.counts}
      aria-label={t('dashboard.contents')}
      aria-busy={data === undefined && !error}
    >
      {CONTENTS.map((content) => (
        <li key={content} className={UPCOMING.has(content) ? styles.upcoming : undefined}>
          <Link
            to={`/admin/${content}`}
            className={styles.count}
            aria-describedby={UPCOMING.has(content) ? `${content}-soon` : undefined}
          >
            <span className={styles.content}>{t(`dashboard.${content}`)}</span>
            <span className={styles.number}>
              {data === undefined ? '–' : data[content].toLocaleString(locale)}
            </span>
          </Link>
          {UPCOMING.has(content) ? <Soon id={`${content}-soon`} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface ShortcutsProps {
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly primary?: boolean;
}

function Shortcuts({ title, links, primary = false }: ShortcutsProps) {
  const { t } = useTranslation('admin');
  return (
    <section className={styles.section}>
      <h2 className={styles.subtitle}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, text }) => {
          const upcoming = UPCOMING.has(to.split('/')[2] ?? '');
          return (
            <li key={to} className={upcoming ? styles.upcoming : undefined}>
              <Link
                to={to}
                className={primary ? styles.action : styles.visit}
                aria-describedby={upcoming ? `${text}-soon` : undefined}
              >
                {t(text)}
              </Link>
              {upcoming ? <Soon id={`${text}-soon`} /> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Beside the link: its name stays what it leads to. */
function Soon({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  return (
    <span id={id} className={styles.soon}>
      {t('dashboard.soon')}
    </span>
  );
}
