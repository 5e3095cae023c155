/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ListPage {
  /** How many match, on all pages */
  total: number;
  /**
     * `cursor` of the next page; null on the last
     * @nullable
     */
  next_cursor: string | null;
}
