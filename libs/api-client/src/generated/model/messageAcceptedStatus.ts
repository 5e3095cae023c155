/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every message
 */
export type MessageAcceptedStatus = typeof MessageAcceptedStatus[keyof typeof MessageAcceptedStatus];


export const MessageAcceptedStatus = {
  accepted: 'accepted',
} as const;
