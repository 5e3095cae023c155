import { readOverview } from '@site/api-client';
import type { ContentKind } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { countsQuery, kindNames, kindPath } from '../../../../entities/content';
import { useSession } from '../../../../entities/session';
import { useSignOut } from '../../../../features/sign-out';
import { useLocale } from '../../../../shared/i18n';
import type { AdminTexts } from '../../../../shared/text';
import { ScreenTitle } from '../../../../shared/ui/admin';
import { useFarAbove } from '../model/use-far-above';
import { Attention } from './attention';
import styles from './dashboard-page.module.css';
import { LastBackup } from './last-backup';
import { NewestMessages } from './newest-messages';
import { RecentChanges } from './recent-changes';
import { ToComplete } from './to-complete';

const NEW = kindNames().map((name) => ({
  to: `/admin${kindPath(name)}/new`,
  text: `dashboard.new.${name satisfies keyof AdminTexts['dashboard']['new']}`,
}));

const SITE = [
  { to: '/', text: 'dashboard.siteHome' },
  { to: '/projects', text: 'dashboard.siteProjects' },
  { to: '/resources', text: 'dashboard.siteResources' },
  { to: '/partnerships', text: 'dashboard.sitePartnerships' },
] as const;

/** Of these visitors see samples while there are none (specification §3). */
const SAMPLED: readonly ContentKind[] = ['projects', 'publications', 'partners'];

export function DashboardPage() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const state = useSession(locale);
  const navigate = useNavigate();
  const { busy, signOut } = useSignOut(() => navigate({ to: '/' }));
  const counts = useQuery(countsQuery);
  const { data: overview, isError } = useQuery({
    queryKey: ['overview'],
    queryFn: () => readOverview(),
    staleTime: 0,
  });
  const farAbove = useFarAbove();
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
      {isError && overview === undefined ? null : (
        <div className={styles.latest}>
          <NewestMessages messages={overview?.messages} />
          <RecentChanges changes={overview?.changes} />
        </div>
      )}
      <Attention
        overview={overview}
        samples={SAMPLED.filter((kind) => counts.data?.[kind] === 0)}
        farAbove={farAbove}
      />
      <ToComplete />
      <LastBackup overview={overview} />
      <Counts locale={locale} />
      <Shortcuts title={t('dashboard.quickActions')} links={NEW} primary />
      <Shortcuts title={t('dashboard.quickSite')} links={SITE} />
    </>
  );
}

function Counts({ locale }: { locale: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useQuery(countsQuery);
  return (
    <ul
      className={styles.counts}
      aria-label={t('dashboard.contents')}
      aria-busy={data === undefined && !error}
    >
      {kindNames().map((content) => (
        <li key={content}>
          <Link to={`/admin${kindPath(content)}`} className={styles.count}>
            <span className={styles.content}>{t(`kinds.${content}`)}</span>
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
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
