/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionEndedStatus } from './subscriptionEndedStatus';

export interface SubscriptionEnded {
  status: SubscriptionEndedStatus;
}
