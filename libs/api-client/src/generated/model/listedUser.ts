/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { User } from './user';

export type ListedUser = User & ({
  roles: string[];
  created_at: string;
  /** Devices that are signed in */
  active_sessions: number;
  /**
     * Last use of a session that is remembered
     * @nullable
     */
  last_seen_at: string | null;
  /** Whether a code is asked for at sign-in */
  second_factor: boolean;
  /**
     * Since when the person waits for a link to choose a new password that could not be mailed
     * @nullable
     */
  reset_requested_at: string | null;
});
