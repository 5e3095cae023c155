import { ApiError } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attemptKey } from '../../../entities/session';
import { useSingleMutation } from '../../../shared/api';
import type { Values } from '../../../shared/ui/admin-form';
import { sameValues } from './merge';
import type { RecordKind } from './record-kind';

/** Someone else saved first: their values, and who and when if that is known. */
export interface Conflict {
  readonly theirs: Values;
  readonly changedBy: string | undefined;
  readonly changedAt: string | undefined;
}

export type SaveOutcome<TRecord> =
  | { readonly kind: 'saved'; readonly value: TRecord }
  | { readonly kind: 'busy' }
  | ({ readonly kind: 'conflict' } & Conflict)
  | { readonly kind: 'refused'; readonly error: unknown };

interface Saving<TRecord> {
  readonly values: Values;
  /** Of the version that they were begun from, where that is a former one. */
  readonly begun: string | undefined;
  readonly onSaved: (record: TRecord) => Promise<void>;
}

export type RecordEditor<TRecord> = ReturnType<typeof useRecordEditor<TRecord>>;

/**
 * Loads a record with its version and saves it once, however often saving is asked for.
 * @param from id of the record that a new one begins as a copy of
 */
export function useRecordEditor<TRecord>(
  { id, from }: { readonly id: string | undefined; readonly from: string | undefined },
  { name, calls, valuesOf }: RecordKind<TRecord>,
) {
  const read = id ?? from;
  const [key] = useState(attemptKey);
  /** Of the version that the person began from, where that is another than was loaded, and of one that stands since. */
  const etags = useRef<{ readonly begun?: string | undefined; readonly newer?: string | undefined }>({});

  const loaded = useQuery({
    queryKey: ['edited', name, read],
    queryFn: () => calls.read(read ?? ''),
    enabled: read !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  function seenEtags(former: string | undefined): string {
    const { begun = former ?? loaded.data?.etag, newer } = etags.current;
    return [begun, newer].filter((etag) => etag !== undefined).join(', ');
  }

  async function attempt({ values, begun }: Saving<TRecord>): Promise<SaveOutcome<TRecord>> {
    try {
      const value =
        id === undefined
          ? await calls.create(values, key.current())
          : await calls.revise(id, values, seenEtags(begun));
      return { kind: 'saved', value };
    } catch (error) {
      if (id !== undefined && error instanceof ApiError && error.status === 412) {
        return compare(id, values, error);
      }
      key.settle(error);
      return { kind: 'refused', error };
    }
  }

  async function compare(recordId: string, values: Values, refusal: ApiError): Promise<SaveOutcome<TRecord>> {
    try {
      const { value, etag } = await calls.read(recordId);
      etags.current = { ...etags.current, newer: etag };
      const theirs = valuesOf(value);
      // The other writer may have been this form: an answer lost on the way looks like a conflict.
      if (sameValues(theirs, values)) return { kind: 'saved', value };
      return { kind: 'conflict', theirs, changedBy: refusal.changedBy, changedAt: refusal.changedAt };
    } catch (error) {
      return { kind: 'refused', error };
    }
  }

  const { busy, run } = useSingleMutation(async (saving: Saving<TRecord>) => {
    const outcome = await attempt(saving);
    if (outcome.kind === 'saved') await saving.onSaved(outcome.value);
    return outcome;
  });

  return {
    loaded,
    saving: busy,
    /** What another person saved is what this one goes on from. */
    takeTheirs: () => {
      etags.current = { begun: etags.current.newer };
    },
    /** `onSaved` leaves the form; until it is done nothing more can be saved. */
    save: async (saving: Saving<TRecord>): Promise<SaveOutcome<TRecord>> =>
      (await run(saving)) ?? { kind: 'busy' },
  };
}
