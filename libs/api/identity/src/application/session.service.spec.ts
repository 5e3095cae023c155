import { beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, HERE, identity } from '../testing/identity';
import type { IssuedSession } from './session.service';

let parts: ReturnType<typeof identity>;
let first: IssuedSession;

beforeEach(async () => {
  parts = identity();
  first = await parts.accounts.signUp(AWA, HERE);
});

function sessionIdOf({ accessToken }: IssuedSession): string {
  return (JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid;
}

const identify = (issued: IssuedSession) => parts.sessions.identify(issued.user.id, sessionIdOf(issued));

describe('refreshing', () => {
  it('gives a new token for the old one', async () => {
    const second = await parts.sessions.refresh(first.refreshToken);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await parts.sessions.refresh(second.refreshToken)).user).toEqual(first.user);
  });

  it('gives the same successor to a retry within ten seconds; one token is live', async () => {
    const second = await parts.sessions.refresh(first.refreshToken);
    parts.clock.advance(9_000);
    const retried = await parts.sessions.refresh(first.refreshToken);
    expect(retried.refreshToken).toBe(second.refreshToken);
    expect(parts.store.liveTokens).toBe(1);
  });

  it('gives twenty simultaneous calls one successor', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, () => parts.sessions.refresh(first.refreshToken)),
    );
    expect(new Set(all.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(parts.store.liveTokens).toBe(1);
  });

  it('leads a late retry to the token that is live by now', async () => {
    const second = await parts.sessions.refresh(first.refreshToken);
    const third = await parts.sessions.refresh(second.refreshToken);
    expect((await parts.sessions.refresh(first.refreshToken)).refreshToken).toBe(third.refreshToken);
  });

  it('takes a token that comes back after eleven seconds for stolen: the whole session ends', async () => {
    const second = await parts.sessions.refresh(first.refreshToken);
    parts.clock.advance(11_000);
    const replay = parts.sessions.refresh(first.refreshToken);
    await expect(replay).rejects.toMatchObject({ code: 'refresh_token_already_used' });
    await expect(parts.sessions.refresh(second.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    await expect(identify(second)).rejects.toMatchObject({ code: 'session_revoked' });
    expect(parts.log.events).toContain('refresh token replayed');
  });

  it('refuses a token that nobody was given, and none at all', async () => {
    await expect(parts.sessions.refresh('x'.repeat(43))).rejects.toMatchObject({ code: 'token_invalid' });
    await expect(parts.sessions.refresh(undefined)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(parts.store.liveTokens).toBe(1);
  });

  it('goes on for thirty days of use, not longer', async () => {
    let current = first;
    for (let day = 0; day < 29; day += 1) {
      parts.clock.advance(86_400_000);
      current = await parts.sessions.refresh(current.refreshToken);
    }
    expect(current.refreshTokenLife).toBe(86_400);
    parts.clock.advance(86_400_000);
    await expect(parts.sessions.refresh(current.refreshToken)).rejects.toMatchObject({
      code: 'session_expired',
    });
    await expect(identify(current)).rejects.toMatchObject({ code: 'session_expired' });
  });

  it('ends after fourteen days without use', async () => {
    parts.clock.advance(13.9 * 86_400_000);
    const second = await parts.sessions.refresh(first.refreshToken);
    parts.clock.advance(14 * 86_400_000);
    await expect(parts.sessions.refresh(second.refreshToken)).rejects.toMatchObject({
      code: 'session_expired',
    });
  });
});

describe('signing out', () => {
  it('ends the session of the refresh token and leaves the others', async () => {
    const other = await parts.accounts.signIn(AWA, HERE);
    await parts.sessions.signOut({ refreshToken: first.refreshToken });
    await expect(identify(first)).rejects.toMatchObject({ code: 'session_revoked' });
    await expect(parts.sessions.refresh(first.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    expect((await identify(other)).user.email).toBe(AWA.email);
  });

  it('ends the session of the access token', async () => {
    await parts.sessions.signOut({ sessionId: sessionIdOf(first) });
    await expect(identify(first)).rejects.toMatchObject({ code: 'session_revoked' });
  });

  it('everywhere ends all sessions of the user and of nobody else', async () => {
    const [other, stranger] = [
      await parts.accounts.signIn(AWA, HERE),
      await parts.accounts.signUp({ ...AWA, email: 'yao@example.org' }, HERE),
    ];
    await parts.sessions.signOutEverywhere(first.user.id);
    await expect(identify(first)).rejects.toMatchObject({ code: 'session_revoked' });
    await expect(identify(other)).rejects.toMatchObject({ code: 'session_revoked' });
    expect((await identify(stranger)).user.email).toBe('yao@example.org');
  });
});

describe('identifying', () => {
  it('reads the roles as they are now', async () => {
    expect((await identify(first)).roles).toEqual([]);
    await parts.administrators.grant({ email: AWA.email });
    expect((await identify(first)).roles).toEqual(['admin']);
  });

  it('does not believe a token that names another person than its session', async () => {
    const other = await parts.accounts.signUp({ ...AWA, email: 'yao@example.org' }, HERE);
    const forged = parts.sessions.identify(other.user.id, sessionIdOf(first));
    await expect(forged).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('finds no session of a person who was deleted, and none for the next one with that address', async () => {
    await parts.administrators.grant({ email: AWA.email });
    parts.store.removeUser(first.user.id);
    const next = await parts.accounts.signUp(AWA, HERE);
    expect(next.user.id).not.toBe(first.user.id);
    await expect(identify(first)).rejects.toMatchObject({ code: 'session_revoked' });
    await expect(parts.sessions.refresh(first.refreshToken)).rejects.toMatchObject({ code: 'token_invalid' });
    expect((await identify(next)).roles).toEqual([]);
  });
});
