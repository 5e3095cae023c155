import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit, localized } from '@site/api-platform';
import { TEXT_LIMITS } from '@site/vocabulary';
import { Publication } from '../../domain/publication';

/** The table of §3, column by column. */
export const PublicationSchema = defineEntity({
  class: Publication,
  className: 'Publication',
  tableName: 'publications',
  properties: {
    id: p.uuid().primary(),
    title: () => localized('title'),
    description: () => localized('description'),
    type: p.string().length(TEXT_LIMITS.type),
    category: p.string().length(TEXT_LIMITS.category),
    language: p.string().length(TEXT_LIMITS.language),
    date: p.string().length(TEXT_LIMITS.date),
    fileUrl: p.string().length(TEXT_LIMITS.url).nullable(),
    fileSize: p.string().length(TEXT_LIMITS.file_size).nullable(),
    downloads: p.integer().default(0),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], name: 'publications_newest_first' }],
});
