/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type MessageState = typeof MessageState[keyof typeof MessageState];


export const MessageState = {
  new: 'new',
  handled: 'handled',
  spam: 'spam',
} as const;
