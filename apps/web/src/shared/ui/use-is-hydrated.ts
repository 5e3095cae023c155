import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether script answers; not while the page is as the server wrote it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
