/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * The same for every address
 */
export type PasswordResetAcceptedDtoStatus = typeof PasswordResetAcceptedDtoStatus[keyof typeof PasswordResetAcceptedDtoStatus];


export const PasswordResetAcceptedDtoStatus = {
  accepted: 'accepted',
} as const;
