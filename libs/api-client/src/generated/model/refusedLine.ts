/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface RefusedLine {
  /** Line of the file on which the record begins, the header being the first; in JSON its place */
  line: number;
  /** Column; empty for the whole record */
  field: string;
  /** The rule that is broken; stable */
  code: string;
  /** A sentence that is safe to show */
  message: string;
  /**
     * Of `record_changed`: name of the person who changed it; null when unknown
     * @nullable
     */
  changed_by?: string | null;
}
