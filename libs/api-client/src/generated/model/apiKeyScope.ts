/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];


export const ApiKeyScope = {
  read: 'read',
  'content:write': 'content:write',
  'files:write': 'files:write',
  'messages:read': 'messages:read',
} as const;
