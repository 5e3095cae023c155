import {
  createProject,
  getGetProjectUrl,
  httpWithEtag,
  removeProject,
  reviseProject,
  type Project,
} from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import { inLocale } from '../../../shared/i18n';
import type { RecordCalls } from '../editing/use-record-editor';
import type { RemovalCalls } from '../removal/use-removal';

/** What the project form writes. */
export type ProjectBody = Omit<Project, 'id' | 'created_at' | 'image_url'> & { image_url: string | null };

const read = (id: string) => httpWithEtag<Project>(getGetProjectUrl(id), { cache: 'no-store' });

/** Where visitors see a project; a document of its own, so an open form stays. */
export function publicAddress(id: string, locale: Locale): string {
  return inLocale(`/projects/${encodeURIComponent(id)}`, locale);
}

export const projectCalls: RecordCalls<Project, ProjectBody> & RemovalCalls = {
  kind: 'projects',
  read,
  readEtag: async (id) => (await read(id)).etag,
  create: (body, key) => createProject(body, { headers: { 'Idempotency-Key': key } }),
  revise: (id, body, etag) => reviseProject(id, body, { headers: { 'If-Match': etag } }),
  remove: (id, etag) => removeProject(id, { headers: { 'If-Match': etag } }),
  bodyOf: ({ id: _id, created_at: _createdAt, ...body }) => ({ ...body, image_url: body.image_url ?? null }),
};
