import { ApiError, arrangePartners, getGetPartnerOrderUrl, httpWithEtag } from '@site/api-client';
import type { PartnerOrder, PlacedPartner } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChanged } from '../../../../entities/content';
import { useSingleMutation } from '../../../../shared/api';
import { dismissToastsOf, failureText, toast } from '../../../../shared/ui/toast';

const SOURCE = 'partner-order';
const read = () => httpWithEtag<PartnerOrder>(getGetPartnerOrderUrl(), { cache: 'no-store' });

/** Somebody else has put the partners in order first: how, and who, if that is known. */
interface Conflict {
  readonly theirs: readonly PlacedPartner[];
  readonly etag: string | undefined;
  readonly changedBy: string | undefined;
}

/** The order of the partners while somebody arranges them; it is kept when they save it. */
export function usePartnerOrder(onSaved: () => void) {
  const { t } = useTranslation('admin');
  const changed = useChanged('partners');
  const [mine, setMine] = useState<readonly PlacedPartner[]>();
  const [conflict, setConflict] = useState<Conflict>();
  const loaded = useQuery({
    queryKey: ['partners', 'order'],
    queryFn: read,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const partners = mine ?? loaded.data?.value.items;

  async function store(ids: readonly string[], etag: string | undefined): Promise<void> {
    dismissToastsOf(SOURCE);
    try {
      await arrangePartners({ ids: [...ids] }, { headers: { 'If-Match': etag ?? '' } });
      toast({ title: t('success'), description: t('partnerOrder.saved'), source: SOURCE });
      onSaved();
      await changed();
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) return compare(error);
      tellFailure(error);
    }
  }

  async function compare({ changedBy }: ApiError): Promise<void> {
    try {
      const { value, etag } = await read();
      setConflict({ theirs: value.items, etag, changedBy });
    } catch (error) {
      tellFailure(error);
    }
  }

  function tellFailure(error: unknown): void {
    const description = failureText(error, t('unreachable'));
    toast({ title: t('error'), description, tone: 'destructive', source: SOURCE });
  }

  const { busy, run } = useSingleMutation(async () => {
    const ids = (partners ?? []).map(({ id }) => id);
    await store(ids, conflict ? conflict.etag : loaded.data?.etag);
  });

  return {
    partners,
    failed: loaded.error !== null,
    retry: () => void loaded.refetch(),
    busy,
    conflict,
    isArranged: mine !== undefined,
    arrange: setMine,
    save: () => void run(undefined),
    takeTheirs: () => setMine(conflict?.theirs),
  };
}

/** The list with one of its elements in another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}
