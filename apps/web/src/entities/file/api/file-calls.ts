import { updateFile, getGetFileUrl, httpWithEtag, listFiles, deleteFile } from '@site/api-client';
import type { FileChanges, LibraryFile } from '@site/api-client';

export const fileCalls = {
  list: listFiles,
  read: (id: string) => httpWithEtag<LibraryFile>(getGetFileUrl(id), { cache: 'no-store' }),
  change: (id: string, changes: FileChanges, etag: string) =>
    updateFile(id, changes, { headers: { 'If-Match': etag } }),
  remove: (id: string, etag: string) => deleteFile(id, { headers: { 'If-Match': etag } }),
};

/** The file with an address; null: there is none any more. */
export const fileAt = (url: string) => ({
  queryKey: ['files', 'at', url],
  queryFn: async () => (await listFiles({ url, limit: 1 })).items[0] ?? null,
  // The address alone shows the file, too: that no more is known of it is nobody's news.
  meta: { silent: true },
});
