import { ApiError } from '@site/api-client';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newIdempotencyKey } from '../../../entities/session';

/** The fields a form writes, by their wire names. */
export type RecordBody = Readonly<Record<string, string | null>>;

export interface RecordCalls<TRecord, TBody> {
  /** Name of the kind of content, for the query cache. */
  readonly kind: string;
  read(id: string): Promise<{ value: TRecord; etag: string | undefined }>;
  create(body: TBody, idempotencyKey: string): Promise<unknown>;
  revise(id: string, body: TBody, etag: string): Promise<unknown>;
  /** The part of a stored record that the form writes. */
  bodyOf(record: TRecord): TBody;
}

export type SaveOutcome<TBody> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'conflict'; readonly theirs: TBody }
  | { readonly kind: 'refused'; readonly error: unknown };

/** Loads a record with its version and saves it once, however often saving is asked for. */
export function useRecordEditor<TRecord, TBody extends RecordBody>(
  id: string | undefined,
  calls: RecordCalls<TRecord, TBody>,
) {
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const idempotencyKey = useRef<string>(undefined);
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

  async function attempt(body: TBody): Promise<SaveOutcome<TBody>> {
    try {
      if (id === undefined) {
        idempotencyKey.current ??= newIdempotencyKey();
        await calls.create(body, idempotencyKey.current);
      } else {
        await calls.revise(id, body, newerEtag.current ?? loaded.data?.etag ?? '');
      }
      return { kind: 'saved' };
    } catch (error) {
      if (id !== undefined && error instanceof ApiError && error.status === 412) return compare(id, body);
      if (isFinal(error)) idempotencyKey.current = undefined;
      return { kind: 'refused', error };
    }
  }

  async function compare(recordId: string, body: TBody): Promise<SaveOutcome<TBody>> {
    try {
      const { value, etag } = await calls.read(recordId);
      newerEtag.current = etag;
      const theirs = calls.bodyOf(value);
      // The other writer may have been this form: an answer lost on the way looks like a conflict.
      return sameBody(theirs, body) ? { kind: 'saved' } : { kind: 'conflict', theirs };
    } catch (error) {
      return { kind: 'refused', error };
    }
  }

  return {
    loaded,
    saving,
    /** `onSaved` leaves the form; until it is done nothing more can be saved. */
    async save(body: TBody, onSaved: () => Promise<void>): Promise<SaveOutcome<TBody>> {
      if (busy.current) return { kind: 'busy' };
      busy.current = true;
      setSaving(true);
      try {
        const outcome = await attempt(body);
        if (outcome.kind === 'saved') await onSaved();
        return outcome;
      } finally {
        busy.current = false;
        setSaving(false);
      }
    },
  };
}

/** A refusal that is certain: nothing was stored under the key, so a corrected text needs a new one. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 409;
}

export function sameBody(one: RecordBody, other: RecordBody): boolean {
  return Object.keys(other).every((name) => (one[name] ?? null) === (other[name] ?? null));
}
