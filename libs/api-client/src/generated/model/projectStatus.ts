/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ProjectStatus = typeof ProjectStatus[keyof typeof ProjectStatus];


export const ProjectStatus = {
  ongoing: 'ongoing',
  completed: 'completed',
  planned: 'planned',
} as const;
