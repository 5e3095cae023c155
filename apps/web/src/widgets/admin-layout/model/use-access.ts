import type { Locale } from '@site/vocabulary';
import { useRouterState } from '@tanstack/react-router';
import { useSession, type SessionUser } from '../../../entities/session';
import { usePermission } from './permission';
import { ADMIN_PATH } from './sections';

export interface Access {
  readonly state: 'signed-out' | 'checking' | 'restricted' | 'admin';
  readonly person: SessionUser | undefined;
  /** An administrator whose session has ended is asked to sign in where he is. */
  readonly asking: boolean;
  /** Present when the check itself failed and may succeed now. */
  readonly again: (() => void) | undefined;
  /** The screen that is wanted, unless it is the entrance. */
  readonly deeper: string | undefined;
}

/** Who is here, and whether he may be. */
export function useAccess(locale: Locale): Access {
  const session = useSession(locale);
  const { pathname, href } = useRouterState({ select: ({ location }) => location });
  const { permission, again } = usePermission(session, pathname);
  // While the administration is being left, the address is already another one.
  const isDeeper = pathname.startsWith(`${ADMIN_PATH}/`) && pathname !== `${ADMIN_PATH}/`;
  return {
    state: state(),
    person: 'user' in session ? session.user : undefined,
    asking: session.status === 'expired' && session.asking,
    again: permission === 'failed' ? again : undefined,
    deeper: isDeeper ? href : undefined,
  };

  function state(): Access['state'] {
    if (session.status === 'signed-out') return 'signed-out';
    if (session.status === 'loading' || permission === 'checking') return 'checking';
    return permission === 'admin' ? 'admin' : 'restricted';
  }
}
