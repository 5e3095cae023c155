/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface Facet {
  /** As the filter takes it */
  value: string;
  /** Records that have it, all other filters being as asked */
  count: number;
}
