/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ReadyDtoStatus = typeof ReadyDtoStatus[keyof typeof ReadyDtoStatus];


export const ReadyDtoStatus = {
  ok: 'ok',
} as const;
