import { ApiError, type UploadedFile } from '@site/api-client';
import type { Bucket } from '@site/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n';
import { failureText, toast } from '../../../shared/ui/toast';
import { attemptKey, isRefusal, type AttemptKey } from '../model/attempt-key';
import { FileRefusal, type FileRefusalReason } from './file-refusal';
import { sendFile } from './send-file';

export interface UploadPlan {
  readonly bucket: Bucket;
  /** Where the sentences about this sort of file stand among the texts. */
  readonly texts: string;
  /** The chosen file as it can be sent. Throws a FileRefusal. */
  readonly prepare: (chosen: File) => Promise<File>;
  readonly onUploaded: (stored: UploadedFile) => void;
  readonly onBusyChange: (busy: boolean) => void;
}

export type UploadState =
  | { readonly kind: 'idle'; readonly note: string }
  /** `share` of the file that is sent, 0 to 1; absent while it is made ready. */
  | { readonly kind: 'sending'; readonly name: string; readonly share?: number }
  | { readonly kind: 'failed'; readonly note: string; readonly kept?: KeptFile };

/** A file that was not sent and may be sent once more, as that would not be refused once more. */
interface KeptFile {
  readonly name: string;
  readonly send: () => void;
}

/** A file on its way, with the key that makes it arrive once. */
interface Parcel {
  readonly chosen: File;
  ready?: File;
  readonly key: AttemptKey;
}

export function useUpload({ bucket, texts, prepare, onUploaded, onBusyChange }: UploadPlan) {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<UploadState>({ kind: 'idle', note: '' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  async function send(parcel: Parcel): Promise<void> {
    if (current.current !== undefined) return;
    const controller = new AbortController();
    current.current = controller;
    const { name } = parcel.chosen;
    setState({ kind: 'sending', name });
    onBusyChange(true);
    let end: UploadState = { kind: 'idle', note: '' };
    try {
      parcel.ready ??= await prepare(parcel.chosen);
      const stored = await sendFile({
        bucket,
        file: parcel.ready,
        idempotencyKey: parcel.key.current(),
        signal: controller.signal,
        onProgress: (share) => setState({ kind: 'sending', name, share }),
      });
      onUploaded(stored);
      toast({ title: t('success'), description: t(`${texts}.done`) });
    } catch (error) {
      end = controller.signal.aborted ? { kind: 'idle', note: t('upload.cancelled') } : failed(parcel, error);
    } finally {
      current.current = undefined;
      setState(end);
      onBusyChange(false);
    }
  }

  function failed(parcel: Parcel, error: unknown): UploadState {
    parcel.key.settle(error);
    const reason = reasonOf(error);
    const note = reason === undefined ? failureText(error, t('unreachable')) : t(`${texts}.${reason}`);
    toast({ title: t('error'), description: note, tone: 'destructive' });
    const hopeless = error instanceof FileRefusal || isRefusal(error);
    const kept = { name: parcel.chosen.name, send: () => void send(parcel) };
    return { kind: 'failed', note, ...(!hopeless && { kept }) };
  }

  return {
    state,
    upload: (chosen: File) => void send({ chosen, key: attemptKey() }),
    say: (note: string) => setState({ kind: 'idle', note }),
    cancel: () => current.current?.abort(),
  };
}

function reasonOf(error: unknown): FileRefusalReason | undefined {
  if (error instanceof FileRefusal) return error.reason;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 415) return 'wrongType';
  return error.status === 413 ? 'tooLarge' : undefined;
}
