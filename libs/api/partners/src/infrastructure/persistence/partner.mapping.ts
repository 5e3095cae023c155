import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit, localized } from '@site/api-platform';
import { TEXT_LIMITS } from '@site/vocabulary';
import { Partner } from '../../domain/partner';

/** The table of §3, column by column. */
export const PartnerSchema = defineEntity({
  class: Partner,
  className: 'Partner',
  tableName: 'partners',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(TEXT_LIMITS.name),
    type: p.string().length(TEXT_LIMITS.type),
    country: p.string().length(TEXT_LIMITS.country),
    description: () => localized('description'),
    logoUrl: p.string().length(TEXT_LIMITS.url).nullable(),
    websiteUrl: p.string().length(TEXT_LIMITS.url).nullable(),
    projectsCount: p.integer(),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], name: 'partners_newest_first' }],
});
