/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface NamedRecord {
  /** What it is, as in its addresses */
  kind: string;
  id: string;
  /**
     * What it is called, in French; null for what has no name
     * @nullable
     */
  title: string | null;
  /** Whether it lies in the bin */
  binned: boolean;
}
