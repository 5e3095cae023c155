import { DomainError } from '@site/api-kernel';

const DAY = 86_400;

/** Lives of sessions and tokens, in seconds. */
export const SESSION_LIMITS = {
  absolute: 30 * DAY,
  idle: 14 * DAY,
  accessToken: 15 * 60,
  /** A refresh token that comes again this soon is a retry, later it is a theft. */
  reuseWindow: 10,
} as const;

/** One sign-in on one device. Its ages, in seconds, are those of the database clock. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly age: number;
  readonly idle: number;
  readonly revoked: boolean;
}

export type SessionEnd = 'session_revoked' | 'session_expired';

/** Why a session has ended; undefined while it lives. */
export function endOf(session: Session): SessionEnd | undefined {
  if (session.revoked) return 'session_revoked';
  return session.age >= SESSION_LIMITS.absolute || session.idle >= SESSION_LIMITS.idle
    ? 'session_expired'
    : undefined;
}

/** @throws DomainError `session_revoked` or `session_expired` */
export function demandActive(session: Session): void {
  const end = endOf(session);
  if (end !== undefined) throw new DomainError(end);
}

/** Seconds for which a session lives on from now if it is not used again. */
export function remainingLifetime(session: Pick<Session, 'age'>): number {
  return Math.max(0, Math.floor(Math.min(SESSION_LIMITS.idle, SESSION_LIMITS.absolute - session.age)));
}

/** A one-time key to new access tokens; known by its hash alone. */
export interface RefreshToken {
  readonly hash: string;
  /** Seconds since it was exchanged; undefined while it is live. */
  readonly usedFor: number | undefined;
  /** What its successor is derived from, once it was exchanged. */
  readonly successorSalt: string | undefined;
}

export type Presentation = 'live' | 'retried' | 'replayed';

export function presentationOf(token: RefreshToken): Presentation {
  if (token.usedFor === undefined) return 'live';
  return token.usedFor <= SESSION_LIMITS.reuseWindow ? 'retried' : 'replayed';
}
