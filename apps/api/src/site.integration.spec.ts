import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Answer } from './testing/ask';
import { SECRET } from './testing/forged-token';
import { aMember, PASSWORD } from './testing/people';
import { aJpeg, aProject, formWith, projectOf } from './testing/sample-content';
import { administratorOf, builtOfSuite } from './testing/suite';

const CLIENT = resolve(import.meta.dirname, '../../web/dist/client');
const PUBLIC_URL = 'https://site.test';
const PAGES = ['/', '/en', '/projects', '/projets', '/en/projects'];
const PRIVATE_PAGES = ['/auth', '/admin', '/admin/projects'];

const environment = { PUBLIC_URL, CORS_ORIGINS: 'https://partner.test', PASSWORD_MIN_LENGTH: '12' };
const { fresh, product } = builtOfSuite({ environment });
const administrator = administratorOf(product, fresh);
let photo: string;

beforeAll(async () => {
  const { token } = administrator;
  const upload = await product.ask('/api/v1/files/project-images', {
    method: 'POST',
    ...formWith(await aJpeg()),
    token,
  });
  photo = String(upload.body['url']);
  await product.ask('/api/v1/projects', { body: aProject({ image_url: photo }), token });
});

function policyOf({ headers }: Answer): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return new Map(directives.map((one) => [one.split(' ')[0] ?? '', one.split(' ').slice(1)]));
}

/** Inline scripts that run, as the browser hashes them. */
function inlineHashes({ text }: Answer): string[] {
  const inline = [...text.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)];
  const active = inline.filter(([, attributes]) => !/type="application\//.test(attributes ?? ''));
  return active.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`);
}

describe('the policy of a page', () => {
  it.each([...PAGES, ...PRIVATE_PAGES, '/nothing-here'])('%s lets only its own scripts run', async (path) => {
    const page = await product.ask(path);
    const policy = policyOf(page);
    expect(policy.get('default-src')).toEqual([`'none'`]);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect([name, policy.get(name)]).toEqual([name, [`'none'`]]);
    }
    expect(policy.get('form-action')).toEqual([`'self'`]);
    const scripts = policy.get('script-src') ?? [];
    expect(scripts).not.toContain(`'unsafe-inline'`);
    expect(scripts).not.toContain(`'unsafe-eval'`);
    expect(scripts.filter((source) => /^(https?:|\*|data:)/.test(source))).toEqual([]);
    expect(inlineHashes(page).filter((one) => !scripts.includes(one))).toEqual([]);
    if (!PRIVATE_PAGES.includes(path)) {
      expect(policy.get('style-src')).not.toContain(`'unsafe-inline'`);
      expect(page.text).not.toMatch(/<[^>]+\sstyle="/);
    }
    expect(page.text).not.toMatch(/<[a-z][^>]*\son[a-z]+="/);
  });

  it('of the documentation holds there only, and everything it loads is served from here', async () => {
    const page = await product.ask('/api/docs');
    expect(page.status).toBe(200);
    const document = await product.ask('/api/openapi.json');
    for (const { headers } of [page, document]) expect(headers['vary']).toMatch(/\bOrigin\b/);
    expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(policyOf(page).get('script-src')).toEqual([`'self'`]);
    expect(inlineHashes(page).filter((one) => one !== `'sha256-${hash('sha256', '', 'base64')}'`)).toEqual(
      [],
    );
    for (const [, path = ''] of page.text.matchAll(/src="([^"]+)"/g)) {
      const { pathname } = new URL(path, 'http://site/api/docs');
      expect([pathname, (await product.ask(pathname)).status]).toEqual([pathname, 200]);
    }
  });
});

describe('every class of answer', () => {
  const classes: readonly [string, number, () => Promise<Answer>][] = [
    ['a public page', 200, () => product.ask('/projects')],
    ['a kept page', 200, () => product.ask('/projects')],
    ['a private page', 200, () => product.ask('/admin')],
    ['a page that is not there', 404, () => product.ask('/nothing-here')],
    ['a list', 200, () => product.ask('/api/v1/projects')],
    ['an unchanged list', 304, () => unchanged('/api/v1/projects')],
    ['a created record', 201, () => create(aProject())],
    ['a record that was removed', 204, remove],
    ['a refused parameter', 400, () => product.ask('/api/v1/projects?limit=0')],
    ['a refused stranger', 401, () => product.ask('/api/v1/admin/counts')],
    ['a refused member', 403, () => refusedMember()],
    ['a record that is not there', 404, () => product.ask('/api/v1/projects/1')],
    ['a route that is not there', 404, () => product.ask('/api/v1/nothing')],
    ['a verb that is not there', 405, () => product.ask('/api/v1/projects', { method: 'PUT', body: {} })],
    ['a refused body', 415, () => product.ask('/api/v1/projects', { body: 'x' })],
    ['a refused field', 422, () => create(projectOf(' '))],
    ['a header too long', 431, () => product.ask('/', { headers: { 'X-Long': 'x'.repeat(17_000) } })],
    ['a stored file', 200, () => product.ask(photo)],
    ['a file that is not there', 404, () => product.ask('/files/project-images/none.jpg')],
    ['an asset', 200, () => product.ask(anAsset('.js'))],
    ['a redirection', 301, () => product.ask('/projects/')],
  ];

  it.each(classes)('%s (%d) has the headers of security', async (name, status, make) => {
    const { status: got, headers } = await make();
    expect(got).toBe(status);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      // What may be shown on other sites are stored files alone.
      'cross-origin-resource-policy': name === 'a stored file' ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.any(String),
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    if (status >= 400 || name === 'a private page') expect(headers['cache-control']).toBe('no-store');
    const type = headers['content-type'] ?? '';
    if (type.includes('json')) {
      expect(headers['content-security-policy']).toBe(`default-src 'none'; frame-ancestors 'none'`);
      if (status >= 400) expect(type).toMatch(/^application\/problem\+json/);
    }
    if (status !== 431 && status !== 304)
      expect(headers['content-security-policy']).toMatch(/default-src 'none'/);
  });

  const create = (body: object) => product.ask('/api/v1/projects', { body, token: administrator.token });
  const unchanged = async (path: string) => {
    const etag = String((await product.ask(path)).headers['etag']);
    return product.ask(path, { headers: { 'If-None-Match': etag } });
  };
  async function remove(): Promise<Answer> {
    const { body } = await create(aProject());
    const path = `/api/v1/projects/${String(body['id'])}`;
    return product.ask(path, {
      method: 'DELETE',
      headers: { 'If-Match': '*' },
      token: administrator.token,
    });
  }
  const refusedMember = async () =>
    product.ask('/api/v1/admin/counts', { token: (await aMember(product)).token });
});

const built = (): string[] =>
  readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(CLIENT.length));
const anAsset = (ending: string): string => built().find((path) => path.endsWith(ending)) ?? '';

it('Every page brings how long a password must be, and the answer to a posted form does so, too', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const posted = await product.ask('/contact', { body: 'nom=Awa', headers });
  const pages = await Promise.all(['/', '/auth', '/admin'].map((path) => product.ask(path)));
  for (const { text } of [posted, ...pages]) expect(text).toContain('passwordMinLength:12');
});

describe('what is not for visitors', () => {
  it.each([
    '/.env',
    '/.git/HEAD',
    '/package.json',
    '/node_modules/express/package.json',
    '/dist/main.js',
    '/.vite/manifest.json',
    '/assets/../../server/entry-server.js',
    '/..%2f..%2fpackage.json',
    '/src/main.ts',
    '/@vite/client',
    '/@fs/etc/passwd',
    '/__inspect/',
    '/api/v1/../../package.json',
    '/files/project-images',
    '/files/project-images/',
    '/files/',
  ])('%s is not found', async (path) => {
    const answer = await product.ask(path);
    const last = answer.status === 301 ? await product.ask(String(answer.headers['location'])) : answer;
    expect(last.status).toBe(404);
    expect(last.text).not.toContain(product.dataDir);
  });

  it('is not in the bundles: source maps, secrets, addresses of the inside, places on the disk', async () => {
    const scripts = built().filter((path) => /\.(js|css|html|json|webmanifest)$/.test(path));
    expect(scripts.length).toBeGreaterThan(5);
    const texts = scripts.map((path) => readFileSync(join(CLIENT, path), 'utf8'));
    const pages = await Promise.all([...PAGES, ...PRIVATE_PAGES].map((path) => product.ask(path)));
    const all = [...texts, ...pages.map(({ text }) => text)].join('\n');
    expect(built().filter((path) => path.endsWith('.map'))).toEqual([]);
    expect(all).not.toMatch(/sourceMappingURL|postgres(ql)?:\/\/|JWT_SECRET|DATABASE_URL|127\.0\.0\.1/);
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain(resolve(CLIENT, '../../../..'));
    expect(all).not.toMatch(/react-devtools-bundle|@vite\/client|__REACT_DEVTOOLS_INITIALIZE/);
  });

  it('is kept from search engines', async () => {
    for (const path of PRIVATE_PAGES) {
      const { headers, text } = await product.ask(path);
      expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
      expect(text).toMatch(/<meta name="robots" content="noindex/);
    }
    for (const path of PAGES) {
      const { headers, text } = await product.ask(path);
      expect([path, headers['x-robots-tag']]).toEqual([path, undefined]);
      expect(text).not.toMatch(/<meta name="robots" content="noindex/);
    }
  });
});

describe('a request under a false name', () => {
  it.each(PAGES)('%s speaks of the public address only', async (path) => {
    const headers = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', 'X-Forwarded-Proto': 'http' };
    for (const { text, headers: sent } of [
      await product.ask(`${path}?x=1`, { headers }),
      await product.ask(path),
    ]) {
      expect(text + JSON.stringify(sent)).not.toContain('evil.test');
      expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}`);
      expect(text).toMatch(new RegExp(`hrefLang="en" href="${PUBLIC_URL}`, 'i'));
    }
  });

  it.each(['//evil.test/', '//evil.test/..', '/\\evil.test/', '/%2f/evil.test/', '/%5cevil.test/'])(
    '%s leads nowhere else',
    async (path) => {
      const { status, headers } = await product.ask(path);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(new URL(headers['location'] ?? '/', PUBLIC_URL).origin).toBe(PUBLIC_URL);
    },
  );
});

describe('what an administrator wrote', () => {
  it('is shown on the page as text', async () => {
    const text = '{{7*7}} ${7*7} <%= 7*7 %> <script>window.__xss=1</script> "\'&amp; </title>';
    await product.ask('/api/v1/projects', { body: projectOf(text.slice(0, 60)), token: administrator.token });
    const page = await product.ask('/projects');
    expect(page.text).toContain('{{7*7}} ${7*7} &lt;%= 7*7 %&gt; &lt;script&gt;');
    expect(page.text).not.toContain('<script>window.__xss');
    const scripts = policyOf(page).get('script-src') ?? [];
    expect(scripts).not.toContain(`'sha256-${hash('sha256', 'window.__xss=1', 'base64')}'`);
  });
});

describe('the log', () => {
  it('tells of each request and of the sign-ins, and no secret', async () => {
    await product.ask('/api/v1/auth/sign-in', {
      body: { email: administrator.email, password: 'wrong one' },
    });
    await product.ask('/api/v1/auth/sign-in', { body: { email: administrator.email, password: PASSWORD } });
    const { headers } = await product.ask('/api/v1/admin/counts?token=abc', { token: administrator.token });
    await product.ask('/api/v1/admin/counts', { token: (await aMember(product)).token });
    await pause(800);
    const lines = product.log();
    const line = lines.find(
      ({ request_id, msg }) => request_id === headers['x-request-id'] && msg === 'request',
    );
    expect(line).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      user_id: administrator.id,
      method: 'GET',
      route: '/api/v1/admin/counts',
      status: 400,
      duration_ms: expect.any(Number),
    });
    const events = lines.map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['signed_in', 'sign_in_failed', 'signed_up']));
    expect(lines.find(({ event }) => event === 'signed_in')).toHaveProperty('request_id');
    expect(lines.some(({ status, level }) => status === 403 && level === 'warn')).toBe(true);
    const all = JSON.stringify(lines);
    for (const secret of [
      PASSWORD,
      administrator.token,
      administrator.cookie,
      SECRET,
      'token=abc',
      administrator.email,
    ]) {
      expect(all).not.toContain(secret);
    }
  });
});
