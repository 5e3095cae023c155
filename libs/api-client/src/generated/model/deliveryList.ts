/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Delivery } from './delivery';
import type { ListPage } from './listPage';

export type DeliveryList = ListPage & {
  items: Delivery[];
};
