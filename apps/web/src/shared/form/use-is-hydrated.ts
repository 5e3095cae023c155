import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether script answers the form; not while it is as the server wrote it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
