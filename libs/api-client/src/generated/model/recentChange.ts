/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface RecentChange {
  kind: ContentKind;
  id: string;
  /** What it is called in French */
  title_fr: string;
  /** And in English; the same where it has one name */
  title_en: string;
  changed_at: string;
  /**
     * Name of the person
     * @nullable
     */
  changed_by: string | null;
}
