import { defineEntity, p } from '@mikro-orm/core';
import { columnsOf } from '@site/api-platform/content';
import { lastEdit } from '@site/api-platform/persistence';
import { PARTNERS } from '@site/vocabulary';
import { Partner } from '../../domain/partner';

/** The table of §3. */
export const PartnerSchema = defineEntity({
  class: Partner,
  className: 'Partner',
  tableName: PARTNERS.name,
  properties: {
    id: p.uuid().primary(),
    ...columnsOf(PARTNERS),
    createdAt: p.datetime(6),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'partners_newest_first' }],
});
