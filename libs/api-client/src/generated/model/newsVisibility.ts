/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type NewsVisibility = typeof NewsVisibility[keyof typeof NewsVisibility];


export const NewsVisibility = {
  public: 'public',
  scheduled: 'scheduled',
  hidden: 'hidden',
} as const;
