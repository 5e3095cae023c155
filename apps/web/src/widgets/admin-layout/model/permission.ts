import { getMe } from '@site/api-client';
import { ADMIN_ROLE } from '@site/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { SessionState } from '../../../entities/session';
import { SILENT } from './use-failing-reads';

/** `failed`: nobody could say; counts as not admin, but may be asked again. */
export type Permission = 'checking' | 'admin' | 'not-admin' | 'failed';

/**
 * Whether the signed-in person may be here, by the server's word of this moment. It is asked at the entrance and,
 * without holding anything up, at every further screen.
 */
export function usePermission(
  state: SessionState,
  path: string,
): { permission: Permission; again: () => void } {
  const userId = 'user' in state ? state.user.id : undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['permission', userId],
    queryFn: () => getMe(),
    enabled: state.status === 'signed-in',
    staleTime: Infinity,
    gcTime: 0,
    meta: SILENT,
  });
  const known = data !== undefined;

  const askAgain = useEffectEvent(() => {
    if (known && path.startsWith('/admin')) void refetch();
  });
  useEffect(() => askAgain(), [path]);

  useEffect(() => {
    if (error !== null) console.error('The permission check failed', error);
  }, [error]);

  return { permission: permissionOf(), again: () => void refetch() };

  function permissionOf(): Permission {
    if (data !== undefined) return data.roles.includes(ADMIN_ROLE) ? 'admin' : 'not-admin';
    if (state.status === 'unreachable' && !isFetching) return 'failed';
    return error !== null && !isFetching ? 'failed' : 'checking';
  }
}
