import { useRouterState } from '@tanstack/react-router';
import type { Locale } from '@site/vocabulary';
import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../../entities/session';
import { useTranslation } from '../../../shared/i18n';
import { usePermission } from '../model/permission';
import { Redirect } from './redirect';
import { RestrictedScreen } from './restricted-screen';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog')).SessionDialog }));

const ENTRANCE = '/admin';

/** Shows its children to administrators only. */
export function PermissionGate({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const state = useSession(locale);
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  const { permission, again } = usePermission(state, pathname);
  // While the administration is being left, the address is already another one.
  const deeper = pathname.startsWith(`${ENTRANCE}/`) && pathname !== `${ENTRANCE}/`;

  if (state.status === 'signed-out') {
    return <Redirect to="/auth" next={deeper ? href : undefined} />;
  }
  if (state.status === 'loading' || permission === 'checking') return <p role="status">{t('checking')}</p>;
  if (permission !== 'admin') {
    if (deeper) return <Redirect to={ENTRANCE} />;
    return <RestrictedScreen email={state.user.email} {...(permission === 'failed' && { onRetry: again })} />;
  }
  return (
    <>
      {children}
      {state.status === 'expired' && state.asking ? (
        <Suspense>
          <SessionDialog />
        </Suspense>
      ) : null}
    </>
  );
}
