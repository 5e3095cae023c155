/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * How far the project is; never left to a default here
 */
export type ProjectRevisionStatus = typeof ProjectRevisionStatus[keyof typeof ProjectRevisionStatus];


export const ProjectRevisionStatus = {
  ongoing: 'ongoing',
  completed: 'completed',
  planned: 'planned',
} as const;
