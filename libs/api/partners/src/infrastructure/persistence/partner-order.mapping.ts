import { defineEntity, p } from '@mikro-orm/core';
import { lastEdit } from '@site/api-platform/persistence';
import { PartnerOrder } from '../../domain/partner-order';

/** One row; a trigger gives each partner its place by it. */
export const PartnerOrderSchema = defineEntity({
  class: PartnerOrder,
  className: 'PartnerOrder',
  tableName: 'partner_order',
  properties: {
    id: p.uuid().primary(),
    partners: p.array().columnType('uuid[]'),
    lastEdit: () => lastEdit(),
    version: p.integer().version(),
  },
});
