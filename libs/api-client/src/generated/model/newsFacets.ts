/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Facet } from './facet';

export interface NewsFacets {
  /** How far they are shown; administrators only are told */
  visibility?: Facet[];
}
