/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';
import type { SubscriptionSource } from './subscriptionSource';
import type { SubscriptionState } from './subscriptionState';

export interface Subscriber {
  id: string;
  /**
     * Null where the person has unsubscribed: the address is erased
     * @nullable
     */
  email: string | null;
  state: SubscriptionState;
  language: Language;
  source: SubscriptionSource;
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
