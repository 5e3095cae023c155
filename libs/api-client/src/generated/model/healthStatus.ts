/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type HealthStatus = typeof HealthStatus[keyof typeof HealthStatus];


export const HealthStatus = {
  ok: 'ok',
} as const;
