import { beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, HERE, identity } from '../testing/identity';

let parts: ReturnType<typeof identity>;

beforeEach(() => {
  parts = identity();
});

const ELSEWHERE = { client: '198.51.100.7' };
const wrong = { email: AWA.email, password: 'crue-de-juillet' };

async function failTenTimes(): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    await expect(parts.accounts.signIn(wrong, HERE)).rejects.toMatchObject({ code: 'invalid_credentials' });
  }
}

describe('signing up', () => {
  it('opens an account without any role and signs in', async () => {
    const { user, refreshToken } = await parts.accounts.signUp(AWA, HERE);
    expect(user).toEqual({ id: expect.any(String), email: AWA.email, fullName: AWA.fullName });
    expect(parts.store.rolesOf(user.id)).toEqual([]);
    expect((await parts.sessions.refresh(refreshToken)).user).toEqual(user);
  });

  it('refuses an address that has an account, however it is written', async () => {
    await parts.accounts.signUp(AWA, HERE);
    const again = parts.accounts.signUp({ ...AWA, email: ' AWA@Example.org ' }, HERE);
    await expect(again).rejects.toMatchObject({ code: 'email_taken' });
    expect(parts.store.users).toHaveLength(1);
    await parts.accounts.signUp({ ...AWA, email: 'other@example.org' }, HERE);
    expect(parts.store.users).toHaveLength(2);
  });

  it('opens one account for twenty simultaneous sign-ups with one address, and none has a role', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => parts.accounts.signUp(AWA, HERE)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(parts.store.users.flatMap(({ id }) => parts.store.rolesOf(id))).toEqual([]);
  });

  it('does not spend time on hashing a password that is too short or too long', async () => {
    for (const password of ['court', 'x'.repeat(129)]) {
      await expect(parts.accounts.signUp({ ...AWA, password }, HERE)).rejects.toMatchObject({
        code: 'validation_failed',
      });
    }
    expect(parts.hasher.asked).toBe(0);
  });
});

describe('signing in', () => {
  beforeEach(() => parts.accounts.signUp(AWA, HERE));

  it('accepts the right password with the address in any case', async () => {
    const { user } = await parts.accounts.signIn({ email: ' Awa@EXAMPLE.org', password: AWA.password }, HERE);
    expect(user.email).toBe(AWA.email);
    expect(parts.log.events).toContain('signed in');
  });

  it('takes a password neither trimmed nor in another case', async () => {
    for (const password of [` ${AWA.password}`, AWA.password.toUpperCase()]) {
      const attempt = parts.accounts.signIn({ email: AWA.email, password }, HERE);
      await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials' });
    }
  });

  it('verifies something for an unknown address too, and refuses it alike', async () => {
    const before = parts.hasher.asked;
    const attempt = parts.accounts.signIn({ email: 'nobody@example.org', password: AWA.password }, HERE);
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials', violations: [] });
    expect(parts.hasher.asked).toBe(before + 1);
  });

  it('refuses an eleventh failed attempt, and the right password after it, from that address only', async () => {
    await failTenTimes();
    await expect(parts.accounts.signIn(wrong, HERE)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfter: 900,
    });
    await expect(parts.accounts.signIn(AWA, HERE)).rejects.toMatchObject({ code: 'rate_limited' });
    expect((await parts.accounts.signIn(AWA, ELSEWHERE)).user.email).toBe(AWA.email);
  });

  it('does not let guesses made side by side outrun the count', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => ({
      ...wrong,
      password: index === 39 ? AWA.password : 'no',
    }));
    const all = await Promise.allSettled(guesses.map((guess) => parts.accounts.signIn(guess, HERE)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  });

  it('ends the older session whose token the device still holds, and no other', async () => {
    const [older, other] = [
      await parts.accounts.signIn(AWA, HERE),
      await parts.accounts.signIn(AWA, ELSEWHERE),
    ];
    await parts.accounts.signIn(AWA, { ...HERE, refreshToken: older.refreshToken });
    await expect(parts.sessions.refresh(older.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    expect((await parts.sessions.refresh(other.refreshToken)).user.email).toBe(AWA.email);
  });
});

describe('changing the password', () => {
  async function twoSessions() {
    const [first, second] = [await parts.accounts.signUp(AWA, HERE), await parts.accounts.signIn(AWA, HERE)];
    const { session } = await ownSession(first.user.id, first.accessToken);
    return { first, second, caller: { userId: first.user.id, sessionId: session.id, client: HERE.client } };
  }

  async function ownSession(userId: string, accessToken: string) {
    const { sid } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
      sid: string;
    };
    return parts.sessions.identify(userId, sid);
  }

  it('keeps this session and ends every other', async () => {
    const { first, second, caller } = await twoSessions();
    await parts.accounts.changePassword(caller, { current: AWA.password, next: 'crue-de-juillet' });
    await expect(parts.sessions.refresh(second.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    await expect(ownSession(second.user.id, second.accessToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    expect((await parts.sessions.refresh(first.refreshToken)).user.email).toBe(AWA.email);
    await expect(parts.accounts.signIn(AWA, HERE)).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await parts.accounts.signIn(wrong, HERE)).user.email).toBe(AWA.email);
  });

  it('needs the current password; else nothing changes', async () => {
    const { second, caller } = await twoSessions();
    const attempt = parts.accounts.changePassword(caller, { current: 'faux-mot', next: 'crue-de-juillet' });
    await expect(attempt).rejects.toMatchObject({ code: 'invalid_credentials' });
    await parts.sessions.refresh(second.refreshToken);
    await parts.accounts.signIn(AWA, HERE);
  });

  it('does not let guesses of the current password made side by side outrun the count', async () => {
    const { caller } = await twoSessions();
    const guesses = Array.from({ length: 40 }, (_, index) => (index === 39 ? AWA.password : 'no'));
    const changed = await Promise.allSettled(
      guesses.map((current) => parts.accounts.changePassword(caller, { current, next: 'crue-de-juillet' })),
    );
    expect(changed.filter(({ status }) => status === 'fulfilled')).toEqual([]);
    await expect(parts.accounts.demandPassword(caller, AWA.password)).rejects.toMatchObject({
      code: 'rate_limited',
    });
  });

  it('refuses a new password that is too short, at its field', async () => {
    const { caller } = await twoSessions();
    const attempt = parts.accounts.changePassword(caller, { current: AWA.password, next: 'court' });
    await expect(attempt).rejects.toMatchObject({
      violations: [{ pointer: '/new_password', rule: 'password_too_short' }],
    });
  });
});
