/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface BulkDone {
  /** To how many records it was done: all of them */
  done: number;
}
