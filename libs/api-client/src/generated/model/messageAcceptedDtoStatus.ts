/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every message
 */
export type MessageAcceptedDtoStatus = typeof MessageAcceptedDtoStatus[keyof typeof MessageAcceptedDtoStatus];


export const MessageAcceptedDtoStatus = {
  accepted: 'accepted',
} as const;
