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
    await parts.administrators.grant({ email: AWA.email });
  });

  it('grants once, however often it is said', async () => {
    await Promise.all([
      parts.administrators.grant({ email: YAO.email }),
      parts.administrators.grant({ email: ' YAO@example.org ' }),
    ]);
    expect(await rolesOf(YAO.email)).toEqual(['admin']);
  });

  it('knows nobody without an account', async () => {
    await expect(parts.administrators.grant({ email: 'nobody@example.org' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(parts.administrators.revoke({ email: 'nobody@example.org' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(parts.administrators.resetPassword({ email: 'nobody@example.org' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('never takes the role from the last administrator', async () => {
    await expect(parts.administrators.revoke({ email: AWA.email })).rejects.toMatchObject({
      code: 'last_admin',
    });
    expect(await rolesOf(AWA.email)).toEqual(['admin']);
  });

  it('lets exactly one of two succeed who are taken out in the same instant', async () => {
    await parts.administrators.grant({ email: YAO.email });
    const both = [
      parts.administrators.revoke({ email: AWA.email }),
      parts.administrators.revoke({ email: YAO.email }),
    ];
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([...(await rolesOf(AWA.email)), ...(await rolesOf(YAO.email))]).toEqual(['admin']);
  });

  it('has nothing to take from somebody without the role', async () => {
    await parts.administrators.revoke({ email: YAO.email });
    expect(await rolesOf(AWA.email)).toEqual(['admin']);
  });
});

describe('whoever is known by identifier', () => {
  const UNKNOWN = '01900000-0000-7000-9000-000000000000';

  it('is granted the role and loses it as by address', async () => {
    const [awa, yao] = [await parts.accounts.signUp(AWA, HERE), await parts.accounts.signUp(YAO, HERE)];
    await parts.administrators.grant({ id: awa.user.id });
    await parts.administrators.grant({ id: yao.user.id });
    await parts.administrators.revoke({ id: awa.user.id });
    expect([await rolesOf(AWA.email), await rolesOf(YAO.email)]).toEqual([[], ['admin']]);
    await expect(parts.administrators.revoke({ id: yao.user.id })).rejects.toMatchObject({
      code: 'last_admin',
    });
  });

  it('is signed out everywhere, and nobody else is', async () => {
    const [awa, yao] = [await parts.accounts.signUp(AWA, HERE), await parts.accounts.signUp(YAO, HERE)];
    const second = await parts.accounts.signIn(AWA, HERE);
    await parts.administrators.endSessions({ id: awa.user.id });
    for (const { refreshToken } of [awa, second]) {
      await expect(parts.sessions.refresh(refreshToken)).rejects.toMatchObject({ code: 'session_revoked' });
    }
    await parts.sessions.refresh(yao.refreshToken);
    expect(parts.log.events).toContain('sessions ended');
  });

  it('may be nobody', async () => {
    const { administrators } = parts;
    for (const act of [administrators.grant, administrators.revoke, administrators.endSessions]) {
      await expect(act.call(administrators, { id: UNKNOWN })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('resetting a password', () => {
  it('answers a password that works, and ends the sessions of the old one', async () => {
    const before = await parts.accounts.signUp(AWA, HERE);
    const password = await parts.administrators.resetPassword({ email: AWA.email });
    expect(password).toMatch(/^[A-Za-z2-9]{20}$/);
    await expect(parts.accounts.signIn(AWA, HERE)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(parts.sessions.refresh(before.refreshToken)).rejects.toMatchObject({
      code: 'session_revoked',
    });
    expect((await parts.accounts.signIn({ email: AWA.email, password }, HERE)).user.email).toBe(AWA.email);
  });
});
