/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

/**
 * How far the project is
 */
export type ProjectInputStatus = typeof ProjectInputStatus[keyof typeof ProjectInputStatus];


export const ProjectInputStatus = {
  ongoing: 'ongoing',
  completed: 'completed',
  planned: 'planned',
} as const;
