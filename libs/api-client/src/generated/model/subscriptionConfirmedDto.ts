/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriptionConfirmedDtoStatus } from './subscriptionConfirmedDtoStatus';

export interface SubscriptionConfirmedDto {
  status: SubscriptionConfirmedDtoStatus;
}
