/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type SessionDtoTokenType = typeof SessionDtoTokenType[keyof typeof SessionDtoTokenType];


export const SessionDtoTokenType = {
  Bearer: 'Bearer',
} as const;
