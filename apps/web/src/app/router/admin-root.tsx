import { QueryClientProvider } from '@tanstack/react-query';
import { useLoaderData } from '@tanstack/react-router';
import { AdminLayout } from '../../widgets/admin-layout';
import { PreferredLanguage } from '../preferred-language';

/** The administration with what only it needs around it. */
export function AdminRoot() {
  const { client } = useLoaderData({ from: '/admin' });
  return (
    <QueryClientProvider client={client}>
      <PreferredLanguage />
      <AdminLayout />
    </QueryClientProvider>
  );
}
