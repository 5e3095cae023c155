/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface RestoredRecord {
  /** The version that it has become */
  version: number;
  /** Fields whose files were removed meanwhile: the record is there without them */
  lost: string[];
}
