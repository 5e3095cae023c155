import { ApiError, type SeenRecord } from '@site/api-client';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetVisitsOf } from '../../../entities/visit';
import { retryIfBusy, useSingleMutation } from '../../../shared/api';
import { dismissToastsOf, toast } from '../../../shared/ui/toast';
import { refusalText } from '../../../shared/ui/admin';
import { useRestoring } from './use-restoring';

export interface RemovalCalls {
  /** Absent: it is deleted whatever has changed meanwhile. */
  read?(id: string): Promise<{ readonly etag: string | undefined }>;
  remove(id: string, etag: string): Promise<unknown>;
}

/** A record as the confirmation names it. */
export interface Removable {
  readonly id: string;
  readonly name: string;
  /** As it was listed. */
  readonly version?: number;
}

export interface Removal {
  /** What is asked about; nothing is while there is none. */
  readonly pending: readonly Removable[];
  readonly busy: boolean;
  /** Whether a copy stays in the bin. */
  readonly kept: boolean;
  /** Where the words of the question are: `title`, `text`, `several`, `confirm` below it. */
  readonly texts: 'removal' | 'erasure' | 'revocation';
  readonly ask: (...records: readonly Removable[]) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  /** The dialog is gone, and with it the hold it had on the focus. */
  readonly closed: () => void;
}

interface RemovalInput {
  readonly calls: RemovalCalls;
  /** How several are deleted at once, and what is said of so many. */
  readonly several?: {
    readonly remove: (records: readonly SeenRecord[]) => Promise<unknown>;
    readonly doneText: (count: number) => string;
  };
  readonly texts?: Removal['texts'];
  /** What the bin calls their kind; absent: they are erased for good. */
  readonly binned?: string;
  readonly doneText: string;
  /** Reads the list again: after a removal, and after a failed one too. */
  readonly reload: () => Promise<unknown>;
  readonly onRemoved: () => void;
  /** It was put back at once: the focus has lost what it was on. */
  readonly onRestored?: () => void;
}

/** For how long a removal can be taken back where it was made; from the bin it can for longer. */
const UNDO_MS = 10_000;

/** Deletes the version that was there when the question was asked. */
export function useRemoval(input: RemovalInput): Removal {
  const { calls, several, texts = 'removal', binned, doneText, reload, onRemoved, onRestored } = input;
  const { t } = useTranslation('admin');
  const source = useId();
  const [pending, setPending] = useState<readonly Removable[]>([]);
  const asked = useRef<ReturnType<NonNullable<RemovalCalls['read']>>>(undefined);
  const removed = useRef(false);
  const opener = useRef<Element>(null);
  const { restore } = useRestoring(async () => {
    await reload();
    onRestored?.();
  });

  function undo(records: readonly Removable[]) {
    if (binned === undefined) return {};
    const back = records.map(({ id, name }) => ({ kind: binned, id, name }));
    return {
      action: { text: t('removal.undo'), run: () => restore(back), undoes: true as const },
      lasts: UNDO_MS,
    };
  }

  const { busy, run } = useSingleMutation(async (records: readonly Removable[]) => {
    dismissToastsOf(source);
    try {
      const [record] = records;
      const together = records.length > 1 ? several : undefined;
      const seen = records.map(({ id, version = 0 }) => ({ id, version }));
      const etag = (await asked.current)?.etag ?? '';
      if (together) await retryIfBusy(() => together.remove(seen));
      else if (record) await retryIfBusy(() => calls.remove(record.id, etag));
      removed.current = true;
      forgetVisitsOf(records.map(({ id }) => id));
      const description = together?.doneText(records.length) ?? doneText;
      toast({ title: t('success'), description, source, ...undo(records) });
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 412;
      const name = conflict ? error.changedBy : undefined;
      const changed = name === undefined ? t('removal.conflict') : t('removal.conflictWith', { name });
      const description = conflict ? changed : refusalText(error, records, t);
      toast({ title: t('error'), description, tone: 'destructive', source });
    }
    await reload().catch(() => undefined);
    setPending([]);
  });

  return {
    pending,
    busy,
    kept: binned !== undefined,
    texts,
    ask(...records) {
      const [record] = records;
      asked.current = records.length === 1 && record ? calls.read?.(record.id) : undefined;
      // Waited for when the answer is yes; until then a failure is nobody's news.
      asked.current?.catch(() => undefined);
      removed.current = false;
      opener.current = document.activeElement;
      setPending(records);
    },
    cancel() {
      if (!busy) setPending([]);
    },
    confirm() {
      if (pending.length > 0) void run(pending);
    },
    closed() {
      if (removed.current) onRemoved();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
