/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionEndedDtoStatus } from './subscriptionEndedDtoStatus';

export interface SubscriptionEndedDto {
  status: SubscriptionEndedDtoStatus;
}
