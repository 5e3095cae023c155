/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Announced {
  at: string;
  /**
     * Addresses it was queued to
     * @minimum 1
     */
  recipients: number;
  /**
     * Letters of it that wait
     * @minimum 0
     */
  waiting: number;
}
