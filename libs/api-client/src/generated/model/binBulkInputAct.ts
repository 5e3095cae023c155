/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type BinBulkInputAct = typeof BinBulkInputAct[keyof typeof BinBulkInputAct];


export const BinBulkInputAct = {
  restore: 'restore',
  erase: 'erase',
} as const;
