import { beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, HERE, identity } from '../testing/identity';
import { tokenOf } from '../testing/recorded-mail';

const [NEW, MINUTE] = ['crue-de-juillet', 60_000];
const INVALID = {
  code: 'validation_failed',
  violations: [{ pointer: '/token', rule: 'reset_link_invalid', parameters: {} }],
};
let parts: ReturnType<typeof identity>;
let userId: string;

beforeEach(async () => {
  parts = identity();
  userId = (await parts.accounts.signUp(AWA, HERE)).user.id;
});

async function ask(email = AWA.email): Promise<void> {
  await parts.resets.ask(email, 'fr');
  await parts.later.done();
}

const confirm = (token: string | undefined, password = NEW) =>
  parts.resets.confirm({ token: token ?? '', password });

describe('asking for a link', () => {
  it('mails one to the address of the account, however it is written', async () => {
    await ask(' AWA@example.org ');
    expect(parts.post.letters).toMatchObject([{ to: AWA.email }]);
    expect(parts.post.letters[0]?.text).toContain(`https://site.test/auth/reset#${parts.post.tokens[0]}`);
    expect(Buffer.from(parts.post.tokens[0] ?? '', 'base64url')).toHaveLength(32);
    expect(parts.store.resetRequestedAt(userId)).toBeUndefined();
  });

  it('does nothing for an address without an account', async () => {
    await ask('nobody@example.org');
    expect([parts.post.tries, parts.log.events.at(-1)]).toEqual([0, 'reset asked for nobody']);
  });

  it('answers before anything is looked up', async () => {
    await parts.resets.ask(AWA.email, 'fr');
    expect(parts.log.events).toEqual(['signed up']);
    await parts.later.done();
  });

  it('is noted for the administrators when there is no mail server', async () => {
    parts.post.available = false;
    await ask();
    expect(parts.post.tries).toBe(0);
    expect(parts.store.resetRequestedAt(userId)).toEqual(parts.clock.now());
  });

  it('is tried three times, and noted when the mail server does not answer', async () => {
    parts.post.outcomes = ['failed', 'unreachable'];
    await ask();
    expect([parts.post.tries, parts.post.letters.length]).toEqual([3, 1]);
    expect(parts.store.resetRequestedAt(userId)).toBeUndefined();
    parts.post.outcomes = ['failed', 'failed', 'failed'];
    await ask();
    expect(parts.post.tries).toBe(6);
    expect(parts.store.resetRequestedAt(userId)).toBeDefined();
  });

  it('is not tried again when the mail server refuses the letter', async () => {
    parts.post.outcomes = ['refused'];
    await ask();
    expect([parts.post.tries, parts.post.letters.length]).toEqual([1, 0]);
    expect(parts.store.resetRequestedAt(userId)).toBeDefined();
  });

  it('brings three mails at most, and the last link keeps working', async () => {
    for (let time = 0; time < 5; time += 1) await ask();
    expect(parts.post.letters).toHaveLength(3);
    await confirm(parts.post.tokens[2]);
  });
});

describe('a link', () => {
  it('lets its owner choose a password, once, and ends all sessions', async () => {
    const open = await parts.accounts.signIn(AWA, HERE);
    await ask();
    const [token] = parts.post.tokens;
    await confirm(token);
    await expect(parts.sessions.refresh(open.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    await expect(parts.accounts.signIn(AWA, HERE)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await parts.accounts.signIn({ ...AWA, password: NEW }, HERE);
    await expect(confirm(token)).rejects.toMatchObject(INVALID);
  });

  it('is used by one of two who come at the same instant', async () => {
    await ask();
    const [token] = parts.post.tokens;
    const outcomes = await Promise.allSettled([confirm(token, 'premier-mot'), confirm(token, 'second-mot')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('survives a password that is too short, and is asked no hash when it is wrong', async () => {
    await ask();
    const before = parts.hasher.asked;
    await expect(confirm(parts.post.tokens[0], 'court')).rejects.toMatchObject({
      violations: [{ pointer: '/password', rule: 'password_too_short' }],
    });
    await expect(confirm('wrong')).rejects.toMatchObject(INVALID);
    expect(parts.hasher.asked).toBe(before);
    await confirm(parts.post.tokens[0]);
  });

  it('is void after a newer one, and after a change of password', async () => {
    await ask();
    await ask();
    await expect(confirm(parts.post.tokens[0])).rejects.toMatchObject(INVALID);
    const { user } = await parts.accounts.signIn(AWA, HERE);
    const caller = { userId: user.id, sessionId: '', client: HERE.client };
    await parts.accounts.changePassword(caller, { current: AWA.password, next: NEW });
    await expect(confirm(parts.post.tokens[1])).rejects.toMatchObject(INVALID);
  });

  it('that was mailed holds for an hour', async () => {
    await ask();
    parts.clock.advance(59 * MINUTE);
    await parts.resets.confirm({ token: parts.post.tokens[0] ?? '', password: NEW });
    await ask();
    parts.clock.advance(60 * MINUTE);
    await expect(confirm(parts.post.tokens[1])).rejects.toMatchObject(INVALID);
  });
});

describe('an administrator', () => {
  it('has a link mailed, and does not see it', async () => {
    const { url, expiresAt } = await parts.resets.handOver(userId, 'en');
    expect(url).toBeUndefined();
    expect(expiresAt.getTime() - parts.clock.now().getTime()).toBe(60 * MINUTE);
    expect(parts.post.letters[0]?.subject).toContain('Reset your password');
    await confirm(parts.post.tokens[0]);
  });

  it.each([
    ['there is no mail server', () => (parts.post.available = false)],
    ['the mail server does not answer', () => (parts.post.outcomes = ['failed'])],
  ])('gets a link that holds for a day when %s, and the request is no longer open', async (_, arrange) => {
    parts.post.available = false;
    await ask();
    parts.post.available = true;
    arrange();
    const { url, expiresAt } = await parts.resets.handOver(userId, 'fr');
    expect(url).toMatch(/^https:\/\/site\.test\/auth\/reset#[\w-]{43}$/);
    expect(expiresAt.getTime() - parts.clock.now().getTime()).toBe(24 * 60 * MINUTE);
    expect(parts.post.tries).toBeLessThan(2);
    expect(parts.store.resetRequestedAt(userId)).toBeUndefined();
    parts.clock.advance(23 * 60 * MINUTE);
    await confirm(tokenOf(url ?? null));
  });

  it('makes none for somebody who is not there', async () => {
    const made = parts.resets.handOver('01900000-0000-7000-9000-000000000000', 'fr');
    await expect(made).rejects.toMatchObject({ code: 'not_found' });
  });
});
