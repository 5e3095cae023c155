/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SessionTokenType = typeof SessionTokenType[keyof typeof SessionTokenType];


export const SessionTokenType = {
  Bearer: 'Bearer',
} as const;
