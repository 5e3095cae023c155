import { useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** What stands behind the # of the address: no server has ever seen it. Undefined while the page is rendered there. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    onChange,
    () => location.hash.slice(1),
    () => undefined,
  );
}
