/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ListProjectsStatus = typeof ListProjectsStatus[keyof typeof ListProjectsStatus];


export const ListProjectsStatus = {
  ongoing: 'ongoing',
  completed: 'completed',
  planned: 'planned',
} as const;
