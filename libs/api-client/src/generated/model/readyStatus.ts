/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ReadyStatus = typeof ReadyStatus[keyof typeof ReadyStatus];


export const ReadyStatus = {
  ok: 'ok',
} as const;
