/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type CountNewsVisibility = typeof CountNewsVisibility[keyof typeof CountNewsVisibility];


export const CountNewsVisibility = {
  public: 'public',
  scheduled: 'scheduled',
  hidden: 'hidden',
} as const;
