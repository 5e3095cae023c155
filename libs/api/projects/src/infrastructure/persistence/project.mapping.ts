import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit, localized } from '@site/api-platform';
import { TEXT_LIMITS, type ProjectStatus } from '@site/vocabulary';
import { Project } from '../../domain/project';

/** The table of §3, column by column. */
export const ProjectSchema = defineEntity({
  class: Project,
  className: 'Project',
  tableName: 'projects',
  properties: {
    id: p.uuid().primary(),
    title: () => localized('title'),
    description: () => localized('description'),
    category: p.string().length(TEXT_LIMITS.category),
    location: p.string().length(TEXT_LIMITS.location),
    date: p.string().length(TEXT_LIMITS.date),
    beneficiaries: p.string().length(TEXT_LIMITS.beneficiaries),
    status: p.string().length(20).$type<ProjectStatus>(),
    imageUrl: p.string().length(TEXT_LIMITS.url).nullable(),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], name: 'projects_newest_first' }],
});
