import {
  createPublication,
  getGetPublicationUrl,
  httpWithEtag,
  removePublication,
  revisePublication,
  type Publication,
} from '@site/api-client';
import type { RecordCalls } from '../editing/record-kind';
import type { RemovalCalls } from '../removal/use-removal';
import type { PublicationValues } from './publication-rules';

const read = (id: string) => httpWithEtag<Publication>(getGetPublicationUrl(id), { cache: 'no-store' });

function bodyOf(values: PublicationValues) {
  return { ...values, file_url: values.file_url || null, file_size: values.file_size || null };
}

export const publicationCalls: RecordCalls<Publication, PublicationValues> & RemovalCalls = {
  kind: 'publications',
  read,
  readEtag: async (id) => (await read(id)).etag,
  create: (values, key) => createPublication(bodyOf(values), { headers: { 'Idempotency-Key': key } }),
  revise: (id, values, etag) => revisePublication(id, bodyOf(values), { headers: { 'If-Match': etag } }),
  remove: (id, etag) => removePublication(id, { headers: { 'If-Match': etag } }),
  valuesOf: ({ id: _id, created_at: _createdAt, downloads: _downloads, file_url, file_size, ...texts }) => ({
    ...texts,
    file_url: file_url ?? '',
    file_size: file_size ?? '',
  }),
};
