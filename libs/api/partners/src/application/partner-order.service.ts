import { demandVersion, Edit, type Clock, type ContentChanges, type SeenVersions } from '@site/api-kernel';
import { PARTNER_ORDER_ID, type PartnerOrder } from '../domain/partner-order';
import type { PartnerOrderRepository } from './partner-order.repository';

/** In which order the firm shows its partners. */
export class PartnerOrderService {
  constructor(
    private readonly orders: PartnerOrderRepository,
    private readonly changes: ContentChanges,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ids of partners, the first one first; others follow as they stood
   * @param editor id of the user who arranges them
   * @throws DomainError `edit_conflict` when somebody has arranged them otherwise meanwhile, `validation_failed`
   */
  async arrange(ids: readonly string[], seen: SeenVersions, editor: string): Promise<PartnerOrder> {
    const order = await this.orders.get(PARTNER_ORDER_ID);
    demandVersion(order, seen);
    order.arrange(ids, new Edit(editor, this.clock.now()));
    await this.orders.save(order);
    this.changes.announce('partners');
    return order;
  }
}
