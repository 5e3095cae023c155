import { defineEntity } from '@mikro-orm/core';
import { recordColumnsOf } from '@site/api-platform/content';
import { PROJECTS } from '@site/vocabulary';
import { Project } from '../../domain/project';

/** The table of §3. */
export const ProjectSchema = defineEntity({
  class: Project,
  className: 'Project',
  tableName: PROJECTS.name,
  properties: recordColumnsOf(PROJECTS),
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'projects_newest_first' }],
});
