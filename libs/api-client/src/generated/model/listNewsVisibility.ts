/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListNewsVisibility = typeof ListNewsVisibility[keyof typeof ListNewsVisibility];


export const ListNewsVisibility = {
  public: 'public',
  scheduled: 'scheduled',
  hidden: 'hidden',
} as const;
