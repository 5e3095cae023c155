import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { UnknownMarkProvider } from '../entities/firm';
import type { MarksShown } from '../features/mark-unknown';
import { remembersSession } from '../shared/config';
import { lazyOptional } from '../shared/ui/lazy-optional';

const MarkUnknown = lazyOptional(async () => (await import('../features/mark-unknown')).MarkUnknown);

const never = () => () => undefined;

/**
 * What administrators alone see on public pages. It is added in the browser, as pages are kept for everybody alike,
 * and loaded only where a session is on record.
 */
export function AdministratorView({ children }: { children: ReactNode }) {
  const remembered = useSyncExternalStore(never, remembersSession, () => false);
  const [{ mark }, show] = useState<MarksShown>({});
  return (
    <UnknownMarkProvider value={mark}>
      {children}
      {remembered && (
        <Suspense>
          <MarkUnknown show={show} />
        </Suspense>
      )}
    </UnknownMarkProvider>
  );
}
