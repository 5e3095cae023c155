/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The state to file them in, or `erase`
 */
export type MessageBulkInputAct = typeof MessageBulkInputAct[keyof typeof MessageBulkInputAct];


export const MessageBulkInputAct = {
  new: 'new',
  handled: 'handled',
  spam: 'spam',
  erase: 'erase',
} as const;
