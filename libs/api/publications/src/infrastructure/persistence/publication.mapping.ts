import { defineEntity, p } from '@mikro-orm/core';
import { recordColumnsOf } from '@site/api-platform/content';
import { PUBLICATIONS } from '@site/vocabulary';
import { Publication } from '../../domain/publication';

/** The table of §3. */
export const PublicationSchema = defineEntity({
  class: Publication,
  className: 'Publication',
  tableName: PUBLICATIONS.name,
  properties: { ...recordColumnsOf(PUBLICATIONS), downloads: p.integer().default(0) },
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'publications_newest_first' }],
});
