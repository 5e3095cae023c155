import { describe, expect, it } from '@jest/globals';
import { CONTENT_KINDS, FIRM_DEFAULTS, operationNames, PROJECTS, wireFields } from '@site/vocabulary';
import { refusalOf, type Asked } from './testing/ask';
import { currentDocument, operationsOf, PUBLIC_OPERATIONS } from './testing/documented-operations';
import { forge } from './testing/forged-token';
import { aMember, anAdministrator, PASSWORD, signInAgain } from './testing/people';
import { fileCalls } from './testing/file-calls';
import { ownAccountCalls, withSecondFactor } from './testing/own-account-calls';
import { webhookCalls } from './testing/webhook-calls';
import { recordLifecycleCalls } from './testing/record-lifecycle-calls';
import { aContactMessage } from './testing/sample-message';
import { aNewsItem } from './testing/sample-news-item';
import { aProject } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { administratorOf, memberOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const guarded = operationsOf(await currentDocument()).filter(({ id }) => !PUBLIC_OPERATIONS.includes(id));
const forAdministrators = guarded.filter(({ problems }) => problems.includes('forbidden'));
const forAnyoneSignedIn = guarded.filter(({ problems }) => !problems.includes('forbidden'));
const UNKNOWN = '01900000-0000-7000-9000-000000000000';

const product = productOfSuite();
const administrator = administratorOf(product);
const member = memberOf(product);

interface Call extends Asked {
  readonly path: string;
}

async function storedAt(path: string, body: object): Promise<Call> {
  const created = await product.ask(path, { body, token: administrator.token });
  return { path: `${path}/${String(created.body['id'])}`, headers: { 'If-Match': '"v1"' } };
}
const aStoredProject = () => storedAt('/api/v1/projects', aProject());

async function aMessagePath(): Promise<string> {
  await product.ask('/api/v1/contact-messages', { body: aContactMessage() });
  const { body } = await product.ask('/api/v1/admin/messages?limit=1', { token: administrator.token });
  return `/api/v1/admin/messages/${(body['items'] as { id: string }[])[0]?.id}`;
}

async function ofSomebody(what: string): Promise<string> {
  return `/api/v1/admin/users/${(await aMember(product)).id}/${what}`;
}

async function aSubscriberPath(): Promise<string> {
  await product.ask('/api/v1/newsletter/subscriptions', {
    body: { email: `awa-${crypto.randomUUID()}@example.org`, consent: true },
  });
  const { body } = await product.ask('/api/v1/admin/newsletter?limit=1', { token: administrator.token });
  return `/api/v1/admin/newsletter/${(body['items'] as { id: string }[])[0]?.id}`;
}

async function anAnnouncementPath(): Promise<string> {
  await aSubscriberPath();
  await product.query(`update newsletter_subscriptions set state = 'confirmed', confirmed_at = now()`);
  const { path } = await storedAt('/api/v1/news', aNewsItem());
  return `/api/v1/admin/newsletter/announcements/${path.split('/').at(-1)}`;
}

const aKey = () => ({ name: 'Partner', scopes: ['read'] });

const callsOfContent = CONTENT_KINDS.flatMap((kind) => {
  const [path, body] = [`/api/v1/${kind.url}`, sampleOf(kind)];
  const { create, replace, update, delete: removed, export: exported } = operationNames(kind);
  return [
    [create, async () => ({ path, body })],
    [exported, async () => ({ path: `${path}/export?format=json` })],
    [replace, async () => ({ ...(await storedAt(path, body)), method: 'PUT', body })],
    [update, async () => ({ ...(await storedAt(path, body)), method: 'PATCH', body })],
    [removed, async () => ({ ...(await storedAt(path, body)), method: 'DELETE' })],
  ] as const;
});

/** A call that succeeds for whoever may make it. A new operation needs its own here. */
const calls: Readonly<Record<string, () => Promise<Call>>> = {
  ...ownAccountCalls(() => product),
  listUsers: async () => ({ path: '/api/v1/admin/users' }),
  grantRole: async () => ({ path: await ofSomebody('roles'), body: { role: 'admin' } }),
  revokeRole: async () => ({ path: await ofSomebody('roles/admin'), method: 'DELETE' }),
  endUserSessions: async () => ({ path: await ofSomebody('sessions'), method: 'DELETE' }),
  resetSecondFactor: async () => {
    const { id } = await withSecondFactor(product, await aMember(product));
    return { path: `/api/v1/admin/users/${id}/second-factor`, method: 'DELETE' };
  },
  createResetLink: async () => ({ path: await ofSomebody('password-reset'), method: 'POST' }),
  readCounts: async () => ({ path: '/api/v1/admin/counts' }),
  listSubscribers: async () => ({ path: '/api/v1/admin/newsletter' }),
  exportSubscribers: async () => ({ path: '/api/v1/admin/newsletter/export' }),
  getAnnouncement: async () => ({ path: await anAnnouncementPath() }),
  tryAnnouncement: async () => ({ path: `${await anAnnouncementPath()}/trial`, body: { language: 'fr' } }),
  announceNews: async () => ({ path: await anAnnouncementPath(), method: 'POST' }),
  deleteSubscriber: async () => ({ path: await aSubscriberPath(), method: 'DELETE' }),
  ...Object.fromEntries<() => Promise<Call>>(callsOfContent),
  getAdminSettings: async () => ({ path: '/api/v1/admin/settings' }),
  replaceSettings: async () => ({
    path: '/api/v1/admin/settings',
    method: 'PUT',
    headers: { 'If-Match': '*' },
    body: FIRM_DEFAULTS,
  }),
  getPartnerOrder: async () => ({ path: '/api/v1/partners/order' }),
  arrangePartners: async () => ({
    path: '/api/v1/partners/order',
    method: 'PUT',
    headers: { 'If-Match': '*' },
    body: { ids: [] },
  }),
  ...recordLifecycleCalls(
    (path, asked) => product.ask(path, { ...asked, token: administrator.token }),
    aStoredProject,
  ),
  listMessages: async () => ({ path: '/api/v1/admin/messages' }),
  getMessage: async () => ({ path: await aMessagePath() }),
  replaceMessage: async () => ({
    path: await aMessagePath(),
    method: 'PUT',
    body: { status: 'handled' },
    headers: { 'If-Match': '"v1"' },
  }),
  getMessageNeighbours: async () => ({ path: `${await aMessagePath()}/neighbours` }),
  markMessageUnread: async () => ({ path: `${await aMessagePath()}/read`, method: 'DELETE' }),
  markMessageRead: async () => ({ path: `${await aMessagePath()}/read`, method: 'POST' }),
  deleteMessage: async () => ({
    path: await aMessagePath(),
    method: 'DELETE',
    headers: { 'If-Match': '"v1"' },
  }),
  readOverview: async () => ({ path: '/api/v1/admin/overview' }),
  searchEverywhere: async () => ({ path: '/api/v1/admin/search?q=bassin' }),
  changeMessages: async () => ({
    path: '/api/v1/admin/messages/bulk',
    body: { act: 'spam', records: [{ id: (await aMessagePath()).split('/').at(-1), version: 1 }] },
  }),
  listChanges: async () => ({ path: '/api/v1/changes' }),
  listApiKeys: async () => ({ path: '/api/v1/admin/api-keys' }),
  createApiKey: async () => ({ path: '/api/v1/admin/api-keys', body: aKey() }),
  deleteApiKey: async () => {
    const { body } = await product.ask('/api/v1/admin/api-keys', {
      body: aKey(),
      token: administrator.token,
    });
    return { path: `/api/v1/admin/api-keys/${String(body['id'])}`, method: 'DELETE' };
  },
  ...webhookCalls(
    (path, asked) => product.ask(path, { ...asked, token: administrator.token }),
    () => product.query,
  ),
  ...fileCalls((path, asked) => product.ask(path, { ...asked, token: administrator.token })),
};

async function callTo(id: string): Promise<Call> {
  const call = calls[id];
  if (call === undefined) throw new Error(`${id} is new: add a call that succeeds to this suite`);
  return call();
}

/** Makes the call and demands that it changes nothing. */
async function refused({ path, ...asked }: Call, token: string | undefined) {
  const before = await product.state();
  const answer = await product.ask(path, { ...asked, token });
  expect(await product.state()).toEqual(before);
  return answer;
}

describe('an operation for administrators', () => {
  it.each(forAdministrators)('$id refuses a stranger with 401 and the way to sign in', async ({ id }) => {
    const answer = await refused(await callTo(id), undefined);
    expect(refusalOf(answer)).toBe('401 token_invalid');
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it.each(forAdministrators)('$id refuses somebody without the role with 403', async ({ id }) => {
    expect(refusalOf(await refused(await callTo(id), member.token))).toBe('403 forbidden');
  });

  it.each(forAdministrators)('$id refuses a former administrator on the very next call', async ({ id }) => {
    const former = await anAdministrator(product, product.query);
    const call = await callTo(id);
    const { status } = await product.ask('/api/v1/admin/counts', { token: former.token });
    expect(status).toBe(200);
    await product.query('delete from user_roles where user_id = $1', [former.id]);
    expect(refusalOf(await refused(call, former.token))).toBe('403 forbidden');
  });

  it.each(forAdministrators)('$id succeeds for an administrator', async ({ id }) => {
    const { path, ...asked } = await callTo(id);
    const { status } = await product.ask(path, { ...asked, token: administrator.token });
    // Without a mail server nothing can be tried out.
    expect([200, 201, 202, 204, ...(id === 'tryAnnouncement' ? [503] : [])]).toContain(status);
  });
});

describe('an operation for whoever is signed in', () => {
  it.each(forAnyoneSignedIn)('$id refuses a stranger', async ({ id }) => {
    expect(refusalOf(await refused(await callTo(id), undefined))).toBe('401 token_invalid');
  });

  it.each(forAnyoneSignedIn)('$id succeeds without any role', async ({ id }) => {
    const { path, ...asked } = await callTo(id);
    const { status } = await product.ask(path, { token: (await aMember(product)).token, ...asked });
    expect([200, 201, 204]).toContain(status);
  });
});

describe('every guarded operation', () => {
  it.each(guarded)('$id refuses an expired token as such', async ({ id }) => {
    const expired = forge(administrator.token, { iat: minutesAgo(16), exp: minutesAgo(1) });
    expect(refusalOf(await refused(await callTo(id), expired))).toBe('401 token_expired');
  });
});

function minutesAgo(minutes: number): number {
  return Math.floor(Date.now() / 1000) - minutes * 60;
}

describe('a refusal', () => {
  it('says the same of a record that exists and of one that does not', async () => {
    const { path, headers } = await aStoredProject();
    for (const [token, status] of [
      [member.token, 403],
      [undefined, 401],
    ] as const) {
      const answers = await Promise.all(
        [path, `/api/v1/projects/${UNKNOWN}`].map((one) =>
          product.ask(one, { method: 'DELETE', headers: headers ?? {}, token }),
        ),
      );
      const seen = answers.map(({ body, headers: sent }) => [
        { ...body, request_id: '' },
        Object.keys(sent).sort(),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([status, status]);
      expect(seen[0]).toEqual(seen[1]);
    }
  });
});

describe('a right that was granted', () => {
  it('works at once, in the session that is open', async () => {
    const person = await aMember(product);
    const counts = () => product.ask('/api/v1/admin/counts', { token: person.token });
    expect((await counts()).status).toBe(403);
    await product.query(`insert into user_roles values ($1, 'admin')`, [person.id]);
    expect((await counts()).status).toBe(200);
  });

  it('can only be that of an administrator', async () => {
    const grant = product.query(`insert into user_roles values ($1, 'root')`, [member.id]);
    await expect(grant).rejects.toThrow(/user_roles_role_known/);
  });
});

describe('what anyone reads', () => {
  it('has the documented keys and nothing of the people or the inside', async () => {
    const { path } = await aStoredProject();
    const one = await product.ask(path);
    const list = await product.ask('/api/v1/projects?limit=1');
    const keys = wireFields(PROJECTS.fields)
      .map(({ name }) => name)
      .concat('id', 'page_url', 'created_at', 'updated_at', 'version')
      .sort();
    expect(Object.keys(one.body).sort()).toEqual(keys);
    expect(Object.keys(list.body).sort()).toEqual(['items', 'next_cursor', 'total']);
    expect(Object.keys((list.body['items'] as object[])[0] ?? {}).sort()).toEqual(keys);
    expect(one.text + list.text).not.toContain(administrator.id);
    expect(one.text + list.text).not.toMatch(/@example\.org|edited_by|uploaded_by/);
  });
});

describe('a new password', () => {
  it('ends the other sessions on their very next request and keeps this one', async () => {
    const first = await aMember(product);
    const second = await signInAgain(product, first);
    const changed = await product.ask('/api/v1/auth/password', {
      method: 'PUT',
      body: { current_password: PASSWORD, new_password: 'crue-de-juillet' },
      token: first.token,
    });
    expect(changed.status).toBe(204);
    expect((await product.ask('/api/v1/auth/me', { token: second.token })).status).toBe(401);
    const refreshed = await product.ask('/api/v1/auth/refresh', {
      method: 'POST',
      headers: { Cookie: second.cookie },
    });
    expect(refreshed.status).toBe(401);
    expect((await product.ask('/api/v1/auth/me', { token: first.token })).status).toBe(200);
  });
});
