import { ApiError, type UploadedFile } from '@site/api-client';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attemptKey, isRefusal, type AttemptKey } from '../../../entities/session';
import { useFormFrame } from '../../../shared/ui/admin-form';
import { useSingleMutation } from '../../../shared/api';
import { dismissToastsOf, failureText, toast } from '../../../shared/ui/toast';
import { newFile, sendFile, type UploadTarget } from '../api/send-file';
import { FileRefusal, type FileRefusalReason } from './file-refusal';
import { FILE_SORTS } from './file-sorts';

export interface UploadPlan {
  readonly bucket: Bucket;
  /** Where the sentences about this sort of file stand among the texts. */
  readonly texts: string;
  /** Absent: it becomes a new file of the bucket. */
  readonly target?: UploadTarget;
  readonly onUploaded: (stored: UploadedFile) => void;
}

export type UploadState =
  | { readonly kind: 'idle'; readonly note: string }
  /** `share` of the file that is sent, 0 to 1; absent while it is made ready. */
  | { readonly kind: 'sending'; readonly name: string; readonly share?: number }
  /** `kept`: what may be sent once more, as that would not be refused once more. */
  | { readonly kind: 'failed'; readonly note: string; readonly kept?: Parcel };

/** A file on its way, with the key that makes it arrive once. */
interface Parcel {
  readonly chosen: File;
  ready?: File;
  readonly key: AttemptKey;
}

export function useUpload({ bucket, texts, target, onUploaded }: UploadPlan) {
  const { t } = useTranslation('admin');
  const { source: form, onUploading } = useFormFrame();
  const source = `${form}/${bucket}`;
  const [state, setState] = useState<UploadState>({ kind: 'idle', note: '' });
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  function failed(parcel: Parcel, error: unknown): UploadState {
    parcel.key.settle(error);
    const reason = reasonOf(error);
    const note = reason === undefined ? failureText(error, t('unreachable')) : t(`${texts}.${reason}`);
    toast({ title: t('error'), description: note, tone: 'destructive', source });
    const hopeless = error instanceof FileRefusal || isRefusal(error);
    return { kind: 'failed', note, ...(!hopeless && { kept: parcel }) };
  }

  const { run } = useSingleMutation(async (parcel: Parcel) => {
    const controller = new AbortController();
    current.current = controller;
    const { name } = parcel.chosen;
    dismissToastsOf(source);
    setState({ kind: 'sending', name });
    onUploading(true);
    let end: UploadState = { kind: 'idle', note: '' };
    try {
      parcel.ready ??= await FILE_SORTS[BUCKETS[bucket]].prepare(parcel.chosen);
      const stored = await sendFile({
        target: target ?? newFile(bucket, parcel.key.current()),
        file: parcel.ready,
        signal: controller.signal,
        onProgress: (share) => setState({ kind: 'sending', name, share }),
      });
      onUploaded(stored);
      toast({ title: t('success'), description: t(`${texts}.done`), source });
    } catch (error) {
      end = controller.signal.aborted ? { kind: 'idle', note: t('upload.cancelled') } : failed(parcel, error);
    }
    setState(end);
    onUploading(false);
  });

  return {
    state,
    upload: (chosen: File) => void run({ chosen, key: attemptKey() }),
    again: (kept: Parcel) => void run(kept),
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
