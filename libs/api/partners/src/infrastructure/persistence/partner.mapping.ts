import { defineEntity } from '@mikro-orm/core';
import { recordColumnsOf } from '@site/api-platform/content';
import { PARTNERS } from '@site/vocabulary';
import { Partner } from '../../domain/partner';

/** The table of §3. */
export const PartnerSchema = defineEntity({
  class: Partner,
  className: 'Partner',
  tableName: PARTNERS.name,
  properties: recordColumnsOf(PARTNERS),
  indexes: [{ properties: ['createdAt', 'id'], include: 'hidden', name: 'partners_newest_first' }],
});
