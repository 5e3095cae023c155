import { useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { codeRequest, session } from '../../../entities/session';
import { loadedDialog, ScreenSkeleton } from '../../../shared/ui/admin';
import { ADMIN_PATH } from '../model/sections';
import type { Access } from '../model/use-access';
import { Redirect } from './redirect';
import { RestrictedScreen } from './restricted-screen';

const CodeDialog = loadedDialog(async () => (await import('./code-dialog')).CodeDialog, ['auth']);
const SessionDialog = loadedDialog(async () => (await import('./session-dialog')).SessionDialog, ['auth']);

interface PermissionGateProps {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Shows its children to administrators only. */
export function PermissionGate({ access, children }: PermissionGateProps) {
  const { t } = useTranslation('admin');
  const wantsCode = useStore(codeRequest, ({ answer }) => answer !== undefined);
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  // Whoever leaves the screen that wants a code gives none.
  useEffect(() => () => answerCode(false), [pathname]);
  const { state, person, asking, again, deeper } = access;
  if (state === 'signed-out') return <Redirect to="/auth" next={deeper} />;
  if (state === 'checking') return <ScreenSkeleton text={t('checking')} />;
  if (state === 'restricted') {
    if (deeper !== undefined) return <Redirect to={ADMIN_PATH} />;
    return <RestrictedScreen email={person?.email ?? ''} {...(again && { onRetry: again })} />;
  }
  return (
    <>
      {children}
      {wantsCode ? <CodeDialog onDone={() => answerCode(true)} onClosed={() => answerCode(false)} /> : null}
      {asking ? <SessionDialog email={person?.email} onClosed={() => session.declineToSignIn()} /> : null}
    </>
  );
}

function answerCode(given: boolean): void {
  codeRequest.getState().answer?.(given);
}
