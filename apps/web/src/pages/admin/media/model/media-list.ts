import type { LibraryFile, ListFilesParams } from '@site/api-client';
import { BUCKETS } from '@site/vocabulary';
import { fileCalls } from '../../../../entities/file';
import type { ListDescription } from '../../../../features/list-records';

export const MEDIA_PATH = '/admin/media';
export const BUCKET_NAMES = Object.keys(BUCKETS);
export const USES = ['used', 'unused'] as const;

export const MEDIA_LIST: ListDescription<LibraryFile> = {
  kind: 'files',
  path: MEDIA_PATH,
  sorts: ['name', 'size'],
  filters: { bucket: BUCKET_NAMES, use: USES },
  read: (parameters, options) => fileCalls.list(parameters as ListFilesParams, options),
};
