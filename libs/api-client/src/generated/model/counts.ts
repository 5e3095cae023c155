/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Counts {
  /** @minimum 0 */
  projects: number;
  /** @minimum 0 */
  publications: number;
  /** @minimum 0 */
  partners: number;
  /** @minimum 0 */
  news: number;
  /**
     * Messages that nobody has handled
     * @minimum 0
     */
  new_messages: number;
  /**
     * Those of them that nobody has opened
     * @minimum 0
     */
  unread_messages: number;
}
