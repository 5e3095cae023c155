/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { RefusedLine } from './refusedLine';

export interface ImportReport {
  /** Records that are new */
  created: number;
  /** Records that become otherwise */
  changed: number;
  /** Records that say the same already */
  unchanged: number;
  /** What has to be put right first; nothing is done before */
  refused: RefusedLine[];
  /** Whether it is done: never in a dry run, nor while anything is refused */
  imported: boolean;
}
