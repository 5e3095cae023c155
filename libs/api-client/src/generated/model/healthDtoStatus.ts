/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type HealthDtoStatus = typeof HealthDtoStatus[keyof typeof HealthDtoStatus];


export const HealthDtoStatus = {
  ok: 'ok',
} as const;
