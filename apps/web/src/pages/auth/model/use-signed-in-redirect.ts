import { REDIRECT_DELAYS } from '@site/vocabulary';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../../entities/session';
import { nextPath } from './next-path';

/** Takes a signed-in person on: soon when the session was there already, a moment later after a sign-in. */
export function useSignedInRedirect(language: string): void {
  const router = useRouter();
  const { next } = useSearch({ strict: false });
  const state = useSession(language);
  const origin = state.status === 'signed-in' ? state.origin : undefined;

  useEffect(() => {
    if (origin === undefined) return undefined;
    const delay = origin === 'restored' ? REDIRECT_DELAYS.existingSession : REDIRECT_DELAYS.signInEvent;
    const timer = setTimeout(() => router.history.replace(nextPath(next, location.origin)), delay);
    return () => clearTimeout(timer);
  }, [origin, next, router]);
}
