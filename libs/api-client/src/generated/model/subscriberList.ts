/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ListPage } from './listPage';
import type { Subscriber } from './subscriber';

export type SubscriberList = ListPage & {
  items: Subscriber[];
};
