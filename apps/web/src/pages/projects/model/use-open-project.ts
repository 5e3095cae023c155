import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The project whose dialog is open above the list. */
    openProject?: string;
    /** The language chosen at this point of the visit. */
    language?: string;
  }
}

export interface OpenProject {
  openId: string | undefined;
  open: (id: string) => void;
  close: () => void;
}

/**
 * Which project is open above the list. Opening is a step of the visit: the address becomes the
 * project's own, so that it can be copied or reloaded, and Back brings the list back.
 */
export function useOpenProject(): OpenProject {
  const navigate = useNavigate();
  const router = useRouter();
  const openId = useRouterState({ select: (state) => state.location.state.openProject });

  const open = useCallback(
    (id: string) => {
      void navigate({
        to: '.',
        search: true,
        state: (previous) => ({ ...previous, openProject: id }),
        mask: { to: '/projects/$id', params: { id }, unmaskOnReload: true },
        resetScroll: false,
      });
    },
    [navigate],
  );
  const close = useCallback(() => router.history.back(), [router]);
  return { openId, open, close };
}
