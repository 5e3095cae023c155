/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { WholeVersionValues } from './wholeVersionValues';

export interface WholeVersion {
  version: number;
  edited_at: string;
  /**
     * Who wrote it; null: nobody knows any more, or it was no person
     * @nullable
     */
  edited_by: string | null;
  /** Fields that differ from the version before; none of the first one */
  changed: string[];
  /** Whether the record came back from the bin by it */
  from_bin: boolean;
  /** What the record said, by the names of its fields */
  values: WholeVersionValues;
}
