/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type BatchOperationAct = typeof BatchOperationAct[keyof typeof BatchOperationAct];


export const BatchOperationAct = {
  create: 'create',
  change: 'change',
  remove: 'remove',
} as const;
