/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { SearchHitKind } from './searchHitKind';

export interface SearchHit {
  /** What it is */
  kind: SearchHitKind;
  id: string;
  /** What it is called in French */
  title_fr: string;
  /** And in English; the same where it has one name */
  title_en: string;
  /**
     * What tells it from others of its name
     * @nullable
     */
  detail: string | null;
}
