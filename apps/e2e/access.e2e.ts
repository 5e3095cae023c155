import type { APIRequestContext } from '@playwright/test';
import { CONTENT_KINDS, operationNames } from '@site/vocabulary';
import { NOBODY, signInOverApi, signUpOverApi } from './session.ts';
import { expect, test } from './site.ts';

/** What anyone may call (product decisions, § HTTP API); everything else asks who is there. */
const PUBLIC = new Set<string>([
  'isLive',
  'isReady',
  'isServing',
  'readMetrics',
  'signUp',
  'signIn',
  'refreshSession',
  'requestPasswordReset',
  'confirmPasswordReset',
  ...CONTENT_KINDS.map(operationNames).flatMap(({ list, facets, get }) => [list, facets, get]),
  'listProjectPoints',
  'downloadPublication',
  'getNewsItemBySlug',
  'getSettings',
  'readFile',
  'sendContactMessage',
  'subscribeToNewsletter',
  'confirmSubscription',
  'unsubscribe',
]);
/** What anyone who is signed in may call. */
const OWN = new Set([
  ...['getMe', 'changePassword', 'signOut', 'signOutEverywhere'],
  ...['listOwnSessions', 'endOwnSession', 'endOtherSessions'],
  ...[
    'getSecondFactor',
    'beginSecondFactor',
    'confirmSecondFactor',
    'checkSecondFactor',
    'removeSecondFactor',
  ],
]);
const SUBSCRIBERS = [
  ...['listSubscribers', 'exportSubscribers', 'deleteSubscriber'],
  ...['getAnnouncement', 'tryAnnouncement', 'announceNews'],
];
const MESSAGES = [
  ...['changeMessages', 'listMessages', 'getMessage', 'replaceMessage', 'deleteMessage'],
  ...['getMessageNeighbours', 'markMessageRead', 'markMessageUnread'],
];
const FILES = ['updateFile', 'getFile', 'listFiles', 'deleteFile', 'replaceFile'];
const LIFE = [
  ...['listVersions', 'getVersion', 'restoreVersion'],
  ...['listSettingsVersions', 'getSettingsVersion', 'restoreSettingsVersion'],
  ...['listBin', 'restoreBinned', 'eraseBinned', 'changeBinned', 'changeRecords', 'listJournal'],
  ...['previewRecord', 'importRecords', 'runBatch'],
  ...CONTENT_KINDS.map((kind) => operationNames(kind).export),
];
/** Signing out is done when nobody is signed in. */
const HARMLESS_WHEN_SIGNED_OUT = new Set(['signOut']);

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

async function operations(request: APIRequestContext): Promise<Operation[]> {
  const answer = await request.get('/api/openapi.json');
  expect(answer.status()).toBe(200);
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      id: operationId,
      method,
      path: path
        .replace('{id}', '01a1f943-0000-7000-8000-000000000000')
        .replace('{bucket}', 'project-images')
        .replace('{kind}', 'projects')
        .replace(/\{\w+\}/g, 'x'),
    })),
  );
}

async function call(request: APIRequestContext, { method, path }: Operation, token?: string) {
  const answer = await request.fetch(path, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    ...(method === 'post' || method === 'put' || method === 'patch' ? { data: {} } : {}),
  });
  const body = (await answer.json().catch(() => ({}))) as { code?: string };
  return { status: answer.status(), code: body.code, headers: answer.headers() };
}

test('Every call that is not public is refused to whoever has no right to it', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
  const person = await playwright.request.newContext({ baseURL: baseURL!, storageState: NOBODY });
  const { issued, ...credentials } = await signUpOverApi(person);
  const ended = (await signInOverApi(person, credentials)).access_token;
  const [head, payload] = issued.access_token.split('.');
  const forged = `${head}.${payload}.${'A'.repeat(43)}`;
  expect((await person.post('/api/v1/auth/sign-out')).status()).toBe(204);
  const { access_token: token } = await signInOverApi(person, credentials);

  const asked = (await operations(request)).filter(({ id }) => !PUBLIC.has(id));
  const guarded = CONTENT_KINDS.map(operationNames).flatMap(
    ({ create, replace, update, delete: removed }) => [create, replace, update, removed],
  );
  const others = [
    'listChanges',
    'listApiKeys',
    'createApiKey',
    'deleteApiKey',
    'listWebhooks',
    'createWebhook',
    'deleteWebhook',
    'listDeliveries',
    'replayDelivery',
    'listUsers',
    'grantRole',
    'revokeRole',
    'endUserSessions',
    'resetSecondFactor',
    'createResetLink',
    'getAdminSettings',
    'replaceSettings',
    'getPartnerOrder',
    'arrangePartners',
  ];
  expect(asked.map(({ id }) => id).toSorted()).toEqual(
    [
      ...guarded,
      ...others,
      ...OWN,
      ...LIFE,
      ...FILES,
      ...MESSAGES,
      ...SUBSCRIBERS,
      'uploadFile',
      'readCounts',
      'readOverview',
      'searchEverywhere',
    ].toSorted(),
  );
  for (const operation of asked) {
    const { id } = operation;
    if (HARMLESS_WHEN_SIGNED_OUT.has(id)) continue;
    const anonymous = await call(request, operation);
    expect.soft(anonymous.status, `${id}, nobody`).toBe(401);
    expect.soft(anonymous.headers['www-authenticate'], `${id}, nobody`).toMatch(/^Bearer/);
    expect.soft(anonymous.headers['cache-control'], `${id}, nobody`).toContain('no-store');
    for (const [kind, wrong] of [
      ['forged', forged],
      ['no token', 'not-a-token'],
      ['ended session', ended],
    ] as const) {
      const refused = await call(request, operation, wrong);
      expect.soft(refused.status, `${id}, ${kind}`).toBe(401);
      expect
        .soft(refused.code, `${id}, ${kind}`)
        .toBe(kind === 'ended session' ? 'session_revoked' : 'token_invalid');
    }
    if (OWN.has(id)) continue;
    const powerless = await call(request, operation, token);
    expect
      .soft([powerless.status, powerless.code], `${id}, signed in without the right`)
      .toEqual([403, 'forbidden']);
  }
  await person.dispose();
  await request.dispose();
});

test('The public calls answer anyone', async ({ request }) => {
  const probes = ['live', 'serving', 'ready'].map((name) => `/health/${name}`);
  for (const path of [...CONTENT_KINDS.map(({ url }) => `/api/v1/${url}`), ...probes]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('Refusals speak French, or English when it is asked for', async ({ request }) => {
  const detail = async (language: string) => {
    const answer = await request.get('/api/v1/admin/counts', { headers: { 'Accept-Language': language } });
    return ((await answer.json()) as { detail: string }).detail;
  };
  expect(await detail('fr')).toBe('Veuillez vous connecter.');
  expect(await detail('de')).toBe('Veuillez vous connecter.');
  expect(await detail('en-GB,fr;q=0.5')).toBe('Please sign in.');
});

test('A foreign page cannot use the session cookie', async ({ request }) => {
  for (const path of ['/api/v1/auth/refresh', '/api/v1/auth/sign-out']) {
    const answer = await request.post(path, {
      headers: { Origin: 'https://elsewhere.test', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(answer.status(), path).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'csrf' });
  }
});
