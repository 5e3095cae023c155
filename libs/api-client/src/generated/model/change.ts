/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Change {
  /** As in the addresses of records */
  kind: string;
  id: string;
  /** Whether the record was removed */
  removed: boolean;
  /**
     * Version that the change made; null where it removed the record
     * @nullable
     */
  version: number | null;
  changed_at: string;
}
