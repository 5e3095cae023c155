/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionConfirmedStatus } from './subscriptionConfirmedStatus';

export interface SubscriptionConfirmed {
  status: SubscriptionConfirmedStatus;
}
