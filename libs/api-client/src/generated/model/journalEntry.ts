/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { JournalAction } from './journalAction';

export interface JournalEntry {
  id: string;
  at: string;
  action: JournalAction;
  /** What it was done to */
  kind: string;
  /**
     * Id of that
     * @nullable
     */
  record: string | null;
  /**
     * What that is called now; null once nobody can tell
     * @nullable
     */
  title: string | null;
  /**
     * Name of who did it; null for what is done by the clock
     * @nullable
     */
  done_by: string | null;
  /** Whether it lies in the bin now */
  binned: boolean;
  /**
     * Of how many, where no single record is meant: what was erased at the end of its time
     * @nullable
     */
  amount: number | null;
}
