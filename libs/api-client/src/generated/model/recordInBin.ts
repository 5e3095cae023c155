/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { RecordInBinKind } from './recordInBinKind';

export interface RecordInBin {
  kind: RecordInBinKind;
  id: string;
}
