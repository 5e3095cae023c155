import { beforeEach, describe, expect, it } from '@jest/globals';
import { AWA, HERE, identity } from '../testing/identity';

const YAO = { ...AWA, email: 'yao@example.org' };
let parts: ReturnType<typeof identity>;

beforeEach(() => {
  parts = identity();
});

async function rolesOf(email: string): Promise<readonly string[]> {
  return parts.store.rolesOf((await parts.store.userByEmail(email))?.id ?? '');
}

describe('the first administrator', () => {
  it('is created with the role, once, however many instances start', async () => {
    const first = { email: ' Chef@Example.org', password: 'fleuve-bandama' };
    const outcomes = await Promise.all([
      parts.administrators.createFirst(first),
      parts.administrators.createFirst(first),
    ]);
    expect(outcomes.sort()).toEqual(['already there', 'created']);
    expect(await rolesOf('chef@example.org')).toEqual(['admin']);
    expect((await parts.accounts.signIn(first, HERE)).user.email).toBe('chef@example.org');
  });

  it('keeps a password that was changed since', async () => {
    const first = { email: 'chef@example.org', password: 'fleuve-bandama' };
    await parts.administrators.createFirst(first);
    await parts.administrators.createFirst({ ...first, password: 'fleuve-comoe' });
    await parts.accounts.signIn(first, HERE);
  });

  it('is not whoever signed up with that address before', async () => {
    await parts.accounts.signUp(AWA, HERE);
    await parts.administrators.createFirst({ email: AWA.email, password: 'fleuve-bandama' });
    expect(await rolesOf(AWA.email)).toEqual([]);
    expect(parts.log.events).toContain('first administrator left alone');
    await parts.accounts.signIn(AWA, HERE);
  });
});

describe('granting and revoking', () => {
  beforeEach(async () => {
    await parts.accounts.signUp(AWA, HERE);
    await parts.accounts.signUp(YAO, HERE);
    await parts.administrators.grant(AWA.email);
  });

  it('grants once, however often it is said', async () => {
    await Promise.all([
      parts.administrators.grant(YAO.email),
      parts.administrators.grant(' YAO@example.org '),
    ]);
    expect(await rolesOf(YAO.email)).toEqual(['admin']);
  });

  it('knows nobody without an account', async () => {
    await expect(parts.administrators.grant('nobody@example.org')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(parts.administrators.revoke('nobody@example.org')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(parts.administrators.resetPassword('nobody@example.org')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('never takes the role from the last administrator', async () => {
    await expect(parts.administrators.revoke(AWA.email)).rejects.toMatchObject({ code: 'last_admin' });
    expect(await rolesOf(AWA.email)).toEqual(['admin']);
  });

  it('lets exactly one of two succeed who are taken out in the same instant', async () => {
    await parts.administrators.grant(YAO.email);
    const both = [parts.administrators.revoke(AWA.email), parts.administrators.revoke(YAO.email)];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([...(await rolesOf(AWA.email)), ...(await rolesOf(YAO.email))]).toEqual(['admin']);
  });

  it('has nothing to take from somebody without the role', async () => {
    await parts.administrators.revoke(YAO.email);
    expect(await rolesOf(AWA.email)).toEqual(['admin']);
  });
});

describe('resetting a password', () => {
  it('answers a password that works, and ends the sessions of the old one', async () => {
    const before = await parts.accounts.signUp(AWA, HERE);
    const password = await parts.administrators.resetPassword(AWA.email);
    expect(password).toMatch(/^[A-Za-z2-9]{20}$/);
    await expect(parts.accounts.signIn(AWA, HERE)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(parts.sessions.refresh(before.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    expect((await parts.accounts.signIn({ email: AWA.email, password }, HERE)).user.email).toBe(AWA.email);
  });
});
