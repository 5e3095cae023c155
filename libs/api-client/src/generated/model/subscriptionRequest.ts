/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Language } from './language';
import type { SubscriptionSource } from './subscriptionSource';

export interface SubscriptionRequest {
  /**
     * @minLength 1
     * @maxLength 254
     */
  email: string;
  /** Given by the person, never beforehand */
  consent: boolean;
  /** Language of the letters; absent, that of the request */
  language?: Language;
  /** Where on the site */
  source?: SubscriptionSource;
  /**
     * People do not see this field: whatever fills it in is answered the same and not stored
     * @maxLength 500
     * @nullable
     */
  website?: string | null;
}
