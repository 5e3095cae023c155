/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type ProjectDtoStatus = typeof ProjectDtoStatus[keyof typeof ProjectDtoStatus];


export const ProjectDtoStatus = {
  ongoing: 'ongoing',
  completed: 'completed',
  planned: 'planned',
} as const;
