/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type BulkInputAct = typeof BulkInputAct[keyof typeof BulkInputAct];


export const BulkInputAct = {
  hide: 'hide',
  show: 'show',
  withdraw: 'withdraw',
} as const;
