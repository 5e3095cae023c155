import {
  createPartner,
  getGetPartnerUrl,
  httpWithEtag,
  removePartner,
  revisePartner,
  type Partner,
} from '@site/api-client';
import { projectsCountOf } from '@site/vocabulary';
import type { RecordCalls } from '../editing/record-kind';
import type { RemovalCalls } from '../removal/use-removal';
import type { PartnerValues } from './partner-rules';

const read = (id: string) => httpWithEtag<Partner>(getGetPartnerUrl(id), { cache: 'no-store' });

function bodyOf(values: PartnerValues) {
  return {
    ...values,
    logo_url: values.logo_url || null,
    website_url: values.website_url || null,
    projects_count: projectsCountOf(values.projects_count) ?? null,
  };
}

export const partnerCalls: RecordCalls<Partner, PartnerValues> & RemovalCalls = {
  kind: 'partners',
  read,
  readEtag: async (id) => (await read(id)).etag,
  create: (values, key) => createPartner(bodyOf(values), { headers: { 'Idempotency-Key': key } }),
  revise: (id, values, etag) => revisePartner(id, bodyOf(values), { headers: { 'If-Match': etag } }),
  remove: (id, etag) => removePartner(id, { headers: { 'If-Match': etag } }),
  valuesOf: ({ id: _id, created_at: _createdAt, ...partner }) => ({
    ...partner,
    logo_url: partner.logo_url ?? '',
    website_url: partner.website_url ?? '',
    projects_count: String(partner.projects_count),
  }),
};
