/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ProblemField {
  /** JSON pointer (RFC 6901) of the field in the body (empty for the whole body), or the plain name of a parameter or header (`limit`, `Idempotency-Key`) */
  pointer: string;
  /** The rule that is broken; stable */
  code: string;
  /** A sentence that is safe to show beside the field */
  message: string;
  /**
     * Of `record_changed` among many: name of the person who changed it; null when unknown
     * @nullable
     */
  changed_by?: string | null;
}
