/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { RecentChange } from './recentChange';
import type { RecentMessage } from './recentMessage';

export interface Overview {
  /** Five: what nobody has handled first; no spam */
  messages: RecentMessage[];
  /** The five records that were changed last */
  changes: RecentChange[];
  /**
     * Accounts without any right
     * @minimum 0
     */
  waiting_accounts: number;
  /**
     * Letters that are still to be sent
     * @minimum 0
     */
  waiting_letters: number;
  /** Whether there is a mail server to send them */
  sends_mail: boolean;
  /**
     * When the last backup was finished
     * @nullable
     */
  last_backup_at: string | null;
  /** Whether that is too long ago, or never */
  backup_is_late: boolean;
  /**
     * Files that records name and that backup has not
     * @minimum 0
     */
  last_backup_missing: number;
  /** Whether the product makes one each night */
  backs_up_nightly: boolean;
}
