/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentKind } from './contentKind';

export interface RecordInBin {
  kind: ContentKind;
  id: string;
}
