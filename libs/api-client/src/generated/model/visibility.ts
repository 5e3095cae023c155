/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Visibility = typeof Visibility[keyof typeof Visibility];


export const Visibility = {
  public: 'public',
  hidden: 'hidden',
} as const;
