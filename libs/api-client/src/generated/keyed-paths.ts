/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export const KEYED_PATHS: readonly string[] = [
  '/api/v1/files/{id}',
  '/api/v1/projects',
  '/api/v1/publications',
  '/api/v1/partners',
  '/api/v1/news',
  '/api/v1/newsletter/subscriptions',
  '/api/v1/contact-messages',
  '/api/v1/admin/webhooks',
  '/api/v1/batch',
];
