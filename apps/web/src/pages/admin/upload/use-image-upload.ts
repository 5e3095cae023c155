import { ApiError } from '@site/api-client';
import type { Bucket } from '@site/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newIdempotencyKey } from '../../../entities/session';
import { failureText, toast } from '../../../shared/ui/toast';
import { ImageRefusal, prepareImage, type ImageRefusalReason } from './prepare-image';
import { sendFile } from './send-file';

/** `share` of the file that is sent, 0 to 1; absent while the picture is being reduced. */
export interface UploadProgress {
  readonly share?: number;
}

interface ImageUploadInput {
  readonly bucket: Bucket;
  readonly onUploaded: (url: string) => void;
  readonly onBusyChange: (busy: boolean) => void;
}

export function useImageUpload({ bucket, onUploaded, onBusyChange }: ImageUploadInput) {
  const { t } = useTranslation('admin');
  const [progress, setProgress] = useState<UploadProgress>();
  const [note, setNote] = useState('');
  const current = useRef<AbortController>(undefined);

  useEffect(() => () => current.current?.abort(), []);

  async function upload(chosen: File): Promise<void> {
    if (current.current !== undefined) return;
    const controller = new AbortController();
    current.current = controller;
    setNote('');
    setProgress({});
    onBusyChange(true);
    try {
      const file = await prepareImage(chosen);
      const url = await sendFile({
        bucket,
        file,
        idempotencyKey: newIdempotencyKey(),
        signal: controller.signal,
        onProgress: (share) => setProgress({ share }),
      });
      onUploaded(url);
      toast({ title: t('success'), description: t('upload.done') });
    } catch (error) {
      if (controller.signal.aborted) {
        setNote(t('upload.cancelled'));
      } else {
        const reason = reasonOf(error);
        const description =
          reason === undefined ? failureText(error, t('unreachable')) : t(`upload.${reason}`);
        setNote(description);
        toast({ title: t('error'), description, tone: 'destructive' });
      }
    } finally {
      current.current = undefined;
      setProgress(undefined);
      onBusyChange(false);
    }
  }

  return { progress, note, upload, say: setNote, cancel: () => current.current?.abort() };
}

function reasonOf(error: unknown): ImageRefusalReason | undefined {
  if (error instanceof ImageRefusal) return error.reason;
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 415) return 'wrongType';
  return error.status === 413 ? 'tooLarge' : undefined;
}
