/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface MessageCounts {
  /** @minimum 0 */
  new: number;
  /** @minimum 0 */
  handled: number;
  /** @minimum 0 */
  spam: number;
}
