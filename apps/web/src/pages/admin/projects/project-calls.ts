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
import type { RecordCalls } from '../editing/record-kind';
import type { RemovalCalls } from '../removal/use-removal';
import type { ProjectValues } from './project-rules';

const read = (id: string) => httpWithEtag<Project>(getGetProjectUrl(id), { cache: 'no-store' });

/** Where visitors see a project; a document of its own, so an open form stays. */
export function publicAddress(id: string, locale: Locale): string {
  return inLocale(`/projects/${encodeURIComponent(id)}`, locale);
}

/** The form keeps a stored status even where the vocabulary does not know it. */
function bodyOf(values: ProjectValues) {
  return { ...values, status: values.status as Project['status'], image_url: values.image_url || null };
}

export const projectCalls: RecordCalls<Project, ProjectValues> & RemovalCalls = {
  kind: 'projects',
  read,
  readEtag: async (id) => (await read(id)).etag,
  create: (values, key) => createProject(bodyOf(values), { headers: { 'Idempotency-Key': key } }),
  revise: (id, values, etag) => reviseProject(id, bodyOf(values), { headers: { 'If-Match': etag } }),
  remove: (id, etag) => removeProject(id, { headers: { 'If-Match': etag } }),
  valuesOf: ({ id: _id, created_at: _createdAt, image_url, ...texts }) => ({
    ...texts,
    image_url: image_url ?? '',
  }),
};
