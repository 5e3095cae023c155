/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SubscriberDtoLanguage } from './subscriberDtoLanguage';
import type { SubscriberDtoSource } from './subscriberDtoSource';
import type { SubscriberDtoState } from './subscriberDtoState';

export interface SubscriberDto {
  id: string;
  /**
     * Null where the person has unsubscribed: the address is erased
     * @nullable
     */
  email: string | null;
  state: SubscriberDtoState;
  language: SubscriberDtoLanguage;
  source: SubscriberDtoSource;
  /** Version of the words that were agreed to */
  consent_version: string;
  consent_at: string;
  /** @nullable */
  confirmed_at: string | null;
  /**
     * When the person unsubscribed
     * @nullable
     */
  left_at: string | null;
  created_at: string;
}
