import { ApiError } from '@site/api-client';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';

export interface RemovalCalls {
  readEtag(id: string): Promise<string | undefined>;
  remove(id: string, etag: string): Promise<unknown>;
}

/** A record as the confirmation names it. */
export interface Removable {
  readonly id: string;
  readonly name: string;
}

export interface Removal {
  readonly pending: Removable | undefined;
  readonly busy: boolean;
  readonly ask: (record: Removable) => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
  /** The dialog is gone, and with it the hold it had on the focus. */
  readonly closed: () => void;
}

interface RemovalInput {
  readonly calls: RemovalCalls;
  readonly doneText: string;
  /** Reads the list again: after a removal, and after a failed one too. */
  readonly reload: () => Promise<unknown>;
  readonly onRemoved: () => void;
}

/** Deletes the version that was there when the question was asked. */
export function useRemoval({ calls, doneText, reload, onRemoved }: RemovalInput): Removal {
  const { t } = useTranslation('admin');
  const [pending, setPending] = useState<Removable>();
  const [busy, setBusy] = useState(false);
  const asked = useRef<Promise<string | undefined>>(undefined);
  const removing = useRef(false);
  const removed = useRef(false);
  const opener = useRef<Element>(null);

  async function run({ id }: Removable): Promise<void> {
    try {
      await calls.remove(id, (await asked.current) ?? '');
      removed.current = true;
    } catch (error) {
      const conflict = error instanceof ApiError && error.status === 412;
      const description = conflict ? t('removal.conflict') : failureText(error, t('unreachable'));
      toast({ title: t('error'), description, tone: 'destructive' });
    }
    if (removed.current) toast({ title: t('success'), description: doneText });
    await reload().catch(() => undefined);
    removing.current = false;
    setBusy(false);
    setPending(undefined);
  }

  return {
    pending,
    busy,
    ask(record) {
      asked.current = calls.readEtag(record.id);
      // Waited for when the answer is yes; until then a failure is nobody's news.
      asked.current.catch(() => undefined);
      removed.current = false;
      opener.current = document.activeElement;
      setPending(record);
    },
    cancel() {
      if (!removing.current) setPending(undefined);
    },
    confirm() {
      if (pending === undefined || removing.current) return;
      removing.current = true;
      setBusy(true);
      void run(pending);
    },
    closed() {
      if (removed.current) onRemoved();
      else if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
