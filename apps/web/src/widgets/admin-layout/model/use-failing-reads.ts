import { ApiError } from '@site/api-client';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '../../../entities/session';
import { failureText, toast } from '../../../shared/ui/toast';

/** Of a query whose failure is not told. */
export const SILENT = { silent: true };

/**
 * Tells of every failing read of the administration, whichever screen asked (specification §8): once, however many
 * wait for it, and one that repeats itself again only after it has succeeded.
 */
export function useFailingReads(): void {
  const { t } = useTranslation('admin');
  const cache = useQueryClient().getQueryCache();
  const [failing] = useState(() => new WeakSet<Query>());

  useEffect(
    () =>
      cache.subscribe((event) => {
        if (event.type !== 'updated') return;
        const { query, action } = event;
        if (action.type === 'success') failing.delete(query);
        if (action.type !== 'error') return;
        const known = failing.has(query);
        failing.add(query);
        if (!isWaitedFor(query) || leadsToSignIn(action.error) || (known && repeatsItself(query))) return;
        const description = failureText(action.error, t('unreachable'));
        toast({ title: t('error'), description, tone: 'destructive' });
      }),
    [cache, failing, t],
  );
}

/** Public pages, which a link may load ahead, read without an observer and show samples instead. */
function isWaitedFor(query: Query): boolean {
  return query.getObserversCount() > 0 && query.meta?.['silent'] !== true;
}

function repeatsItself(query: Query): boolean {
  return query.observers.some(({ options }) => Boolean(options.refetchInterval));
}

function leadsToSignIn(error: unknown): boolean {
  const { status } = session.store.getState();
  return error instanceof ApiError && error.status === 401 && status === 'signed-out';
}
