import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { use } from 'react';
import { AdminLayout } from '../../widgets/admin-layout';
import type { AppContext } from '../app-context';
import { PreferredLanguage } from '../preferred-language';

/** The administration with what only it needs around it. */
export function AdminRoot() {
  const { queries } = useRouteContext({ strict: false }) as AppContext;
  return (
    <QueryClientProvider client={use(queries())}>
      <PreferredLanguage />
      <AdminLayout />
    </QueryClientProvider>
  );
}
