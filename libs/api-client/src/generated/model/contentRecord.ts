/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { ContentRecordFiles } from './contentRecordFiles';

export interface ContentRecord {
  id: string;
  /** Whether visitors do not see it; administrators only are told */
  hidden?: boolean;
  /** Whether its French is newer than its English; administrators only are told */
  english_outdated?: boolean;
  /** What is said of its files besides, by the field with the address; absent where that is nothing, and in the answer to a change of the record */
  files?: ContentRecordFiles;
  /** When it was last changed */
  updated_at: string;
  /**
     * Grows with each change; `"v3"` in `If-Match` names version 3
     * @minimum 1
     */
  version: number;
}
