import type { LibraryFile } from '@site/api-client';
import { BUCKETS, IMAGE_TYPES } from '@site/vocabulary';
import { useFormFrame } from '../../../shared/ui/admin-form';
import { contentOf } from '../api/send-file';
import { prepareImage } from '../model/prepare-image';
import { preparePdf } from '../model/prepare-pdf';
import { UploadZone } from './upload-zone';

interface ReplacementProps {
  readonly file: Pick<LibraryFile, 'id' | 'bucket' | 'url' | 'version'>;
  readonly onReplaced: () => void;
}

/** Takes other bytes for a stored file, whose address stays. */
export function Replacement({ file: { id, bucket, url, version }, onReplaced }: ReplacementProps) {
  const { saving, onUploading } = useFormFrame();
  const isImage = BUCKETS[bucket] === 'image';
  return (
    <UploadZone
      id="file-content"
      value={url}
      bucket={bucket}
      target={contentOf(id, version)}
      texts={isImage ? 'upload.image' : 'upload.file'}
      accept={isImage ? IMAGE_TYPES.join(',') : 'application/pdf,.pdf'}
      prepare={isImage ? prepareImage : preparePdf}
      disabled={saving}
      onBusyChange={onUploading}
      onUploaded={onReplaced}
      removable={false}
    />
  );
}
