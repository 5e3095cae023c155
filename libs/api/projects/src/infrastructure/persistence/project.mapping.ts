import { defineEntity, p } from '@mikro-orm/core';
import { columnsOf } from '@site/api-platform/content';
import { lastEdit } from '@site/api-platform/persistence';
import { PROJECTS } from '@site/vocabulary';
import { Project } from '../../domain/project';

/** The table of §3. */
export const ProjectSchema = defineEntity({
  class: Project,
  className: 'Project',
  tableName: PROJECTS.name,
  properties: {
    id: p.uuid().primary(),
    ...columnsOf(PROJECTS),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'projects_newest_first' }],
});
