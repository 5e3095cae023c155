import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useFirm } from '../../../entities/firm';
import { useLocale, useTranslation } from '../../../shared/i18n';
import { Toaster } from '../../../shared/ui/toast';
import { AdminBar } from './admin-bar';
import styles from './admin-layout.module.css';
import { AdminTheme } from './admin-theme';
import { PermissionGate } from './permission-gate';

/** Every screen of the administration stands behind the permission check. */
export function AdminLayout() {
  const { t, ready } = useTranslation('admin');
  const locale = useLocale();
  const { name } = useFirm();
  if (!ready) return null;
  return (
    <AdminTheme locale={locale}>
      <title>{`${t('area')} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        <AdminBar />
        <main id="content" tabIndex={-1} className={styles.content}>
          <PermissionGate locale={locale}>
            <Suspense fallback={<p role="status">{t('loading')}</p>}>
              <Outlet />
            </Suspense>
          </PermissionGate>
        </main>
        <Toaster />
      </div>
    </AdminTheme>
  );
}
