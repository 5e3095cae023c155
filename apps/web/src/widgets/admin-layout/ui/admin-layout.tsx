import type { Locale } from '@site/vocabulary';
import { Outlet } from '@tanstack/react-router';
import { Layout } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirm } from '../../../entities/firm';
import { remembersSession } from '../../../shared/config';
import { useLocale } from '../../../shared/i18n';
import { ScreenSkeleton, SiteName } from '../../../shared/ui/admin';
import { Toaster } from '../../../shared/ui/toast';
import { useAccess } from '../model/use-access';
import { useFailingReads } from '../model/use-failing-reads';
import { AdminHeader } from './admin-header';
import styles from './admin-layout.module.css';
import { AdminTheme } from './admin-theme';
import { PermissionGate } from './permission-gate';
import { SideMenu } from './side-menu';

export function AdminLayout() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { name } = useFirm();
  useFailingReads();
  return (
    <AdminTheme locale={locale}>
      <title>{`${t('area')} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <SiteName value={name}>
        <Frame locale={locale} />
      </SiteName>
    </AdminTheme>
  );
}

/** Stands at once for whoever has a session on record; every screen in it waits for the permission check. */
function Frame({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation('admin');
  const access = useAccess(locale);
  const { state, person } = access;
  const counting = state === 'admin';
  const hasMenu = counting || (state === 'checking' && remembersSession());
  return (
    <Layout className={`${styles.page}`}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <AdminHeader person={person} menu={hasMenu ? { counting } : undefined} />
      <Layout hasSider={hasMenu}>
        {hasMenu ? <SideMenu counting={counting} /> : null}
        <Layout.Content id="content" tabIndex={-1} className={`${styles.content}`}>
          <div className={styles.screen}>
            <PermissionGate access={access}>
              <Suspense fallback={<ScreenSkeleton text={t('loading')} />}>
                <Outlet />
              </Suspense>
            </PermissionGate>
          </div>
        </Layout.Content>
      </Layout>
      <Toaster />
    </Layout>
  );
}
