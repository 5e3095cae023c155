/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Delivery } from './delivery';

export interface DeliveryList {
  items: Delivery[];
  /** Deliveries that match, on all pages */
  total: number;
  /**
     * `cursor` of the next page; null on the last
     * @nullable
     */
  next_cursor: string | null;
}
