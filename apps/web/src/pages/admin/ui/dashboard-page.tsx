import { readCounts } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useEffect } from 'react';
import { useSession } from '../../../entities/session';
import { useSignOut } from '../model/use-sign-out';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { NewMessages } from '../messages/new-messages';
import { ToComplete } from '../settings/to-complete';
import { ScreenTitle } from './screen-title';
import styles from './dashboard-page.module.css';

const CONTENTS = ['projects', 'publications', 'partners', 'news'] as const;

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

const MANAGEMENT = [
  { to: '/admin/messages', text: 'dashboard.messages' },
  { to: '/admin/newsletter', text: 'dashboard.newsletter' },
  { to: '/admin/settings', text: 'dashboard.settings' },
  { to: '/admin/users', text: 'dashboard.users' },
  { to: '/admin/password', text: 'dashboard.ownPassword' },
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
      <ToComplete />
      <Shortcuts title={t('dashboard.management')} links={MANAGEMENT} />
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
        <li key={content}>
          <Link to={`/admin/${content}`} className={styles.count}>
            <span className={styles.content}>{t(`dashboard.${content}`)}</span>
            <span className={styles.number}>
              {data === undefined ? '–' : data[content].toLocaleString(locale)}
            </span>
          </Link>
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
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={primary ? styles.action : styles.visit}>
              {t(text)}
              {to === '/admin/messages' ? <NewMessages /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
