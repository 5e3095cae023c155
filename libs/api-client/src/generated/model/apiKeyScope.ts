/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];


export const ApiKeyScope = {
  read: 'read',
  content_write: 'content:write',
  files_write: 'files:write',
  messages_read: 'messages:read',
} as const;
