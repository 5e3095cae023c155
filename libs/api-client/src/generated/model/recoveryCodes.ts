/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface RecoveryCodes {
  /** Each works once; shown only now */
  recovery_codes: string[];
}
