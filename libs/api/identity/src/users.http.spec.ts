import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AdministratorService } from './application/administrator.service';
import { AWA, Browser } from './testing/browser';
import { startIdentityApp, type IdentityApp } from './testing/identity-app';
import { tokenOf } from './testing/recorded-mail';

const YAO = { ...AWA, full_name: 'Yao Kouassi', email: 'yao@example.org' };
const UNKNOWN = '01900000-0000-7000-9000-000000000000';
let identity: IdentityApp;
/** An administrator. */
let awa: Browser;
let awaId: string;
/** Somebody without any role. */
let yao: Browser;
let yaoId: string;

beforeEach(async () => {
  identity = await startIdentityApp({ environment: { PUBLIC_URL: 'https://site.test' } });
  [awa, yao] = [new Browser(identity.app), new Browser(identity.app)];
  awaId = (await awa.signUp()).body.user.id;
  yaoId = (await yao.signUp(YAO)).body.user.id;
  await identity.app.get(AdministratorService).grant({ id: awaId });
});
afterEach(() => identity.app.close());

const statusOf = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return body.code === undefined ? status : `${status} ${body.code}`;
};
const grant = (id: string, body: object = { role: 'admin' }, by = awa) =>
  by.call('post', `admin/users/${id}/roles`, body);
const revoke = (id: string, by = awa, role = 'admin') => by.call('delete', `admin/users/${id}/roles/${role}`);

describe('GET admin/users', () => {
  it('lists people with their roles, sessions and open requests', async () => {
    identity.post.available = false;
    await yao.post('password-reset', { email: YAO.email });
    await identity.settled();
    const { status, body, headers } = await awa.call('get', 'admin/users');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      items: [
        { id: awaId, email: AWA.email, full_name: AWA.full_name, roles: ['admin'], active_sessions: 1 },
        { id: yaoId, roles: [], reset_requested_at: identity.clock.now().toISOString() },
      ],
      total: 2,
      next_cursor: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|password|quick/);
  });

  it.each(['sort=password_hash', 'role=root', 'limit=0', 'colour=red', 'cursor=x'])(
    'refuses %s',
    async (parameter) => {
      expect(await statusOf(awa.call('get', `admin/users?${parameter}`))).toBe('400 invalid_parameter');
    },
  );

  it('offers administrators only', async () => {
    const { body } = await awa.call('get', 'admin/users?role=admin');
    expect(body.items).toMatchObject([{ id: awaId }]);
  });
});

describe('every operation on people', () => {
  it('is refused to whoever is no administrator, whether the person exists or not', async () => {
    for (const id of [awaId, UNKNOWN]) {
      expect(await statusOf(yao.call('get', 'admin/users'))).toBe('403 forbidden');
      expect(await statusOf(grant(id, { role: 'admin' }, yao))).toBe('403 forbidden');
      expect(await statusOf(revoke(id, yao))).toBe('403 forbidden');
      expect(await statusOf(yao.call('delete', `admin/users/${id}/sessions`))).toBe('403 forbidden');
      expect(await statusOf(yao.call('post', `admin/users/${id}/password-reset`))).toBe('403 forbidden');
    }
    expect(identity.store.rolesOf(yaoId)).toEqual([]);
  });

  it('knows no person who is not there', async () => {
    for (const id of [UNKNOWN, 'x']) {
      expect(await statusOf(grant(id))).toBe('404 not_found');
      expect(await statusOf(revoke(id))).toBe('404 not_found');
      expect(await statusOf(awa.call('delete', `admin/users/${id}/sessions`))).toBe('404 not_found');
      expect(await statusOf(awa.call('post', `admin/users/${id}/password-reset`))).toBe('404 not_found');
    }
  });
});

describe('roles', () => {
  it('are granted and taken back, effective on the very next request', async () => {
    expect(await statusOf(yao.call('get', 'guarded'))).toBe('403 forbidden');
    expect([await statusOf(grant(yaoId)), await statusOf(grant(yaoId))]).toEqual([204, 204]);
    expect(identity.store.rolesOf(yaoId)).toEqual(['admin']);
    expect(await statusOf(yao.call('get', 'guarded'))).toBe(200);
    expect(await statusOf(revoke(yaoId))).toBe(204);
    expect(await statusOf(yao.call('get', 'guarded'))).toBe('403 forbidden');
  });

  it.each([[{ role: 'root' }], [{ role: ['admin'] }], [{ role: '' }], [{}]])(
    'are no other than admin: %j',
    async (body) => {
      const refused = await grant(yaoId, body);
      expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
      expect(refused.body.errors).toMatchObject([{ pointer: '/role', message: 'Rôle inconnu' }]);
      expect(await statusOf(revoke(awaId, awa, 'root'))).toBe('404 not_found');
      expect([identity.store.rolesOf(yaoId), identity.store.rolesOf(awaId)]).toEqual([[], ['admin']]);
    },
  );

  it('stay with the last administrator', async () => {
    const refused = await revoke(awaId);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_admin']);
    expect(refused.body.detail).toBe('Le dernier administrateur ne peut pas être retiré.');
    await grant(yaoId);
    expect(await statusOf(revoke(awaId))).toBe(204);
    expect(await statusOf(awa.call('get', 'admin/users'))).toBe('403 forbidden');
  });
});

describe('DELETE admin/users/{id}/sessions', () => {
  it('signs the person out everywhere on the very next request, and nobody else', async () => {
    const second = new Browser(identity.app);
    await second.signIn(YAO);
    expect(await statusOf(awa.call('delete', `admin/users/${yaoId}/sessions`))).toBe(204);
    for (const one of [yao, second]) {
      expect(await statusOf(one.me())).toBe('401 session_revoked');
      expect(await statusOf(one.refresh())).toBe('401 session_revoked');
    }
    expect(await statusOf(awa.me())).toBe(200);
    expect(await statusOf(yao.signIn(YAO))).toBe(200);
  });
});

describe('POST admin/users/{id}/password-reset', () => {
  it('mails the link where there is a mail server, and does not show it', async () => {
    const { status, body } = await awa.call('post', `admin/users/${yaoId}/password-reset`);
    expect(status).toBe(201);
    expect(body).toEqual({ mailed: true, url: null, expires_at: expect.stringMatching(/Z$/) });
    expect(identity.post.letters).toMatchObject([{ to: YAO.email }]);
  });

  it('shows the link where there is none; it works once and voids the one before', async () => {
    identity.post.available = false;
    const make = async () => (await awa.call('post', `admin/users/${yaoId}/password-reset`)).body;
    const [former, { mailed, url }] = [await make(), await make()];
    expect(mailed).toBe(false);
    expect(url).toMatch(/^https:\/\/site\.test\/auth\/reset#[\w-]{43}$/);
    const confirm = (link: string) =>
      statusOf(
        new Browser(identity.app).post('password-reset/confirm', {
          token: tokenOf(link),
          password: 'nouveau-mot',
        }),
      );
    expect(await confirm(former.url)).toBe('422 validation_failed');
    expect(await confirm(url)).toBe(204);
    expect(await confirm(url)).toBe('422 validation_failed');
    expect(await statusOf(yao.me())).toBe('401 session_revoked');
  });

  it('is refused for oneself: who finds an open browser shall need the password', async () => {
    for (const id of [awaId, awaId.toUpperCase()])
      expect(await statusOf(awa.call('post', `admin/users/${id}/password-reset`))).toBe('403 forbidden');
    expect(identity.post.letters).toEqual([]);
  });
});
