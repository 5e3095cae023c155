import { ApiError } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attemptKey } from '../model/attempt-key';
import { sameValues } from './merge';
import type { RecordCalls, Values } from './record-kind';

/** Someone else saved first: their values, and who and when if that is known. */
export interface Conflict<TValues extends Values> {
  readonly theirs: TValues;
  readonly changedBy: string | undefined;
  readonly changedAt: string | undefined;
}

export type SaveOutcome<TValues extends Values> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'busy' }
  | ({ readonly kind: 'conflict' } & Conflict<TValues>)
  | { readonly kind: 'refused'; readonly error: unknown };

export type RecordEditor<TRecord, TValues extends Values> = ReturnType<
  typeof useRecordEditor<TRecord, TValues>
>;

/** Loads a record with its version and saves it once, however often saving is asked for. */
export function useRecordEditor<TRecord, TValues extends Values>(
  id: string | undefined,
  calls: RecordCalls<TRecord, TValues>,
) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const [key] = useState(attemptKey);
  const newerEtag = useRef<string>(undefined);

  const loaded = useQuery({
    queryKey: ['edited', calls.kind, id],
    queryFn: () => calls.read(id ?? ''),
    enabled: id !== undefined,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  async function attempt(values: TValues): Promise<SaveOutcome<TValues>> {
    try {
      if (id === undefined) await calls.create(values, key.current());
      else await calls.revise(id, values, newerEtag.current ?? loaded.data?.etag ?? '');
      return { kind: 'saved' };
    } catch (error) {
      if (id !== undefined && error instanceof ApiError && error.status === 412) {
        return compare(id, values, error);
      }
      key.settle(error);
      return { kind: 'refused', error };
    }
  }

  async function compare(
    recordId: string,
    values: TValues,
    refusal: ApiError,
  ): Promise<SaveOutcome<TValues>> {
    try {
      const { value, etag } = await calls.read(recordId);
      newerEtag.current = etag;
      const theirs = calls.valuesOf(value);
      // The other writer may have been this form: an answer lost on the way looks like a conflict.
      if (sameValues(theirs, values)) return { kind: 'saved' };
      return { kind: 'conflict', theirs, changedBy: refusal.changedBy, changedAt: refusal.changedAt };
    } catch (error) {
      return { kind: 'refused', error };
    }
  }

  return {
    loaded,
    saving,
    /** `onSaved` leaves the form; until it is done nothing more can be saved. */
    async save(values: TValues, onSaved: () => Promise<void>): Promise<SaveOutcome<TValues>> {
      if (busy.current) return { kind: 'busy' };
      busy.current = true;
      setSaving(true);
      try {
        const outcome = await attempt(values);
        if (outcome.kind === 'saved') await onSaved();
        return outcome;
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
  };
}
