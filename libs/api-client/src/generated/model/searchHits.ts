/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SearchHit } from './searchHit';

export interface SearchHits {
  /** Of each kind the best five at most, kind by kind */
  items: SearchHit[];
}
