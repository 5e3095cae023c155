import { describe, expect, it } from '@jest/globals';
import { endOf, remainingLifetime, presentationOf, SESSION_LIMITS } from './session';

const DAY = 86_400;
const session = { id: 's', userId: 'u', age: 0, idle: 0, revoked: false };
const token = { hash: 'h', usedFor: undefined, successorSalt: undefined };

describe('a session', () => {
  it('lives while it is used', () => {
    expect(endOf({ ...session, age: 29 * DAY, idle: 13 * DAY })).toBeUndefined();
  });

  it('expires 30 days after the sign-in, and after 14 days without use', () => {
    expect(endOf({ ...session, age: 30 * DAY })).toBe('session_expired');
    expect(endOf({ ...session, age: 20 * DAY, idle: 14 * DAY })).toBe('session_expired');
  });

  it('says that it was ended rather than that it expired', () => {
    expect(endOf({ ...session, age: 40 * DAY, revoked: true })).toBe('session_revoked');
  });

  it('is remembered by the browser no longer than it can live', () => {
    expect(remainingLifetime({ age: 0 })).toBe(14 * DAY);
    expect(remainingLifetime({ age: 29 * DAY })).toBe(DAY);
    expect(remainingLifetime({ age: 31 * DAY })).toBe(0);
  });

  it('has access tokens of 15 minutes at most', () => {
    expect(SESSION_LIMITS.accessToken).toBeLessThanOrEqual(900);
  });
});

describe('a refresh token', () => {
  it('is live until it is exchanged, then a retry for ten seconds, then a replay', () => {
    expect(presentationOf(token)).toBe('live');
    expect(presentationOf({ ...token, usedFor: 10 })).toBe('retried');
    expect(presentationOf({ ...token, usedFor: 10.001 })).toBe('replayed');
  });
});
