import { ApiError, configureHttp, refreshSession } from '@site/api-client';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { sessionKey } from '../../../shared/config';
import { askForCode } from './code-request';
import { createSession } from './session';
import { broadcastBus, exclusively } from './session.bus';
import { sessionRecords } from './session.record';
import type { SessionState } from './session.state';

/** The one session of this browser tab. */
export const session = createSession({
  records: sessionRecords(
    () => localStorage,
    () => sessionKey(location.host),
  ),
  bus: broadcastBus('session'),
  exclusively: exclusively('session-refresh'),
  refresh: () => refreshSession(),
  isOver: (error) => error instanceof ApiError && (error.status === 401 || error.status === 403),
  now: () => Date.now(),
});

/** A call with this token was answered 401: renews it, or else asks the person to sign in again. */
export async function renewSession(refused?: string): Promise<boolean> {
  return session.store.getState().status === 'signed-out'
    ? false
    : (await session.renew(refused)) || session.askToSignIn();
}

/** Restores the session on first use and gives every call of the API its token and language. */
export function useSession(language: string): SessionState {
  useEffect(() => {
    configureHttp({
      accessToken: session.accessToken,
      renewSession,
      giveCode: askForCode,
      language: () => language,
    });
    session.start();
  }, [language]);
  return useStore(session.store);
}
