import type { LibraryFile } from '@site/api-client';
import { BUCKETS } from '@site/vocabulary';
import { contentOf } from '../api/send-file';
import { UploadZone } from './upload-zone';

interface ReplacementProps {
  readonly file: Pick<LibraryFile, 'id' | 'bucket' | 'url' | 'version'>;
  readonly onReplaced: () => void;
}

/** Takes other bytes for a stored file, whose address stays. */
export function Replacement({ file: { id, bucket, url, version }, onReplaced }: ReplacementProps) {
  return (
    <UploadZone
      id="file-content"
      value={url}
      bucket={bucket}
      target={contentOf(id, version)}
      texts={BUCKETS[bucket] === 'image' ? 'upload.image' : 'upload.file'}
      onUploaded={onReplaced}
      removable={false}
    />
  );
}
