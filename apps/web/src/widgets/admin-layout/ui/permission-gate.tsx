import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenSkeleton } from '../../../shared/ui/admin';
import { ENTRANCE } from '../model/sections';
import type { Access } from '../model/use-access';
import { Redirect } from './redirect';
import { RestrictedScreen } from './restricted-screen';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog')).SessionDialog }));

interface PermissionGateProps {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Shows its children to administrators only. */
export function PermissionGate({ access, children }: PermissionGateProps) {
  const { t } = useTranslation('admin');
  const { state, person, asking, again, deeper } = access;
  if (state === 'signed-out') return <Redirect to="/auth" next={deeper} />;
  if (state === 'checking') return <ScreenSkeleton text={t('checking')} />;
  if (state === 'restricted') {
    if (deeper !== undefined) return <Redirect to={ENTRANCE} />;
    return <RestrictedScreen email={person?.email ?? ''} {...(again && { onRetry: again })} />;
  }
  return (
    <>
      {children}
      {asking ? (
        <Suspense>
          <SessionDialog />
        </Suspense>
      ) : null}
    </>
  );
}
