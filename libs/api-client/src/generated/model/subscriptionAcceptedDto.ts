/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionAcceptedDtoStatus } from './subscriptionAcceptedDtoStatus';

export interface SubscriptionAcceptedDto {
  /** The same for every address */
  status: SubscriptionAcceptedDtoStatus;
}
