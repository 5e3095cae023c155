/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface RestoredVersion {
  /** The version that it has become */
  version: number;
}
