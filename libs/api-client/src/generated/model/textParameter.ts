/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type TextParameter = typeof TextParameter[keyof typeof TextParameter];


export const TextParameter = {
  html: 'html',
  plain: 'plain',
} as const;
