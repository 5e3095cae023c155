/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListMessagesStatus = typeof ListMessagesStatus[keyof typeof ListMessagesStatus];


export const ListMessagesStatus = {
  new: 'new',
  handled: 'handled',
  spam: 'spam',
} as const;
