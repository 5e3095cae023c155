/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every address
 */
export type PasswordResetAcceptedStatus = typeof PasswordResetAcceptedStatus[keyof typeof PasswordResetAcceptedStatus];


export const PasswordResetAcceptedStatus = {
  accepted: 'accepted',
} as const;
