import { defineEntity, p } from '@mikro-orm/core';
import { columnsOf } from '@site/api-platform/content';
import { lastEdit } from '@site/api-platform/persistence';
import { PUBLICATIONS } from '@site/vocabulary';
import { Publication } from '../../domain/publication';

/** The table of §3. */
export const PublicationSchema = defineEntity({
  class: Publication,
  className: 'Publication',
  tableName: PUBLICATIONS.name,
  properties: {
    id: p.uuid().primary(),
    ...columnsOf(PUBLICATIONS),
    downloads: p.integer().default(0),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'publications_newest_first' }],
});
