import { SESSION_LIMITS, type Session } from '../../domain/session';
import type { Identity } from '../../domain/user';

/** Ages in seconds by the database clock, so that instances need not agree on the time. */
export const SESSION_COLUMNS = `s.id as session_id, s.revoked_at is not null as revoked,
    extract(epoch from now() - s.created_at)::float8 as age,
    extract(epoch from now() - s.last_used_at)::float8 as idle`;

/** Of the table `sessions`. */
export const ACTIVE_SESSION =
  `revoked_at is null and created_at > now() - interval '${SESSION_LIMITS.absolute} seconds'` +
  ` and last_used_at > now() - interval '${SESSION_LIMITS.idle} seconds'`;

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly email: string;
  readonly full_name: string;
  readonly age: number;
  readonly idle: number;
  readonly revoked: boolean;
}

export function ownedSessionOf(row: SessionRow): { session: Session; user: Identity } {
  const { session_id: id, user_id: userId, email, full_name: fullName, age, idle, revoked } = row;
  return { session: { id, userId, age, idle, revoked }, user: { id: userId, email, fullName } };
}
