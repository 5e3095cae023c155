/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionAcceptedStatus } from './subscriptionAcceptedStatus';

export interface SubscriptionAccepted {
  /** The same for every address */
  status: SubscriptionAcceptedStatus;
}
