/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Facet } from './facet';

export interface PublicationFacets {
  type: Facet[];
  category: Facet[];
  language: Facet[];
  year: Facet[];
  department: Facet[];
  /** How far they are shown; administrators only are told */
  visibility?: Facet[];
}
