/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';
import type { DeliveryState } from './deliveryState';

export interface Delivery {
  /** `webhook-id` of each of its calls */
  id: string;
  /** What was changed */
  kind: ContentKind;
  /** Id of that */
  record: string;
  /**
     * Version that the change made; null where it removed the record
     * @nullable
     */
  version: number | null;
  created_at: string;
  state: DeliveryState;
  /** Calls that were made */
  attempts: number;
  /**
     * When the last of them was
     * @nullable
     */
  attempted_at: string | null;
  /**
     * Status that was answered
     * @nullable
     */
  status: number | null;
  /**
     * Why nothing was
     * @nullable
     */
  error: string | null;
}
