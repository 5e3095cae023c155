import { describe, expect, it } from '@jest/globals';
import { refusalOf, type Answer } from './testing/ask';
import { aMember, anAdministrator, personOf, someone } from './testing/people';
import { aProject } from './testing/sample-content';
import { memberOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const SITE = 'https://site.test';
const PARTNER = 'https://partner.test';
const product = productOfSuite({ environment: { PUBLIC_URL: SITE, CORS_ORIGINS: PARTNER } });
const member = memberOf(product);

const permissions = ({ headers }: Answer): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('an answer to another origin', () => {
  it.each(['https://evil.test', 'null', `${PARTNER}.evil.test`, `${PARTNER}:8443`, 'http://partner.test'])(
    '%s gets no permission',
    async (Origin) => {
      for (const path of ['/api/v1/projects', '/api/v1/auth/me', '/api/v1/nothing', '/health/live']) {
        expect(permissions(await product.ask(path, { headers: { Origin } }))).toEqual([]);
      }
      const preflight = { Origin, 'Access-Control-Request-Method': 'POST' };
      expect(
        permissions(await product.ask('/api/v1/projects', { method: 'OPTIONS', headers: preflight })),
      ).toEqual([]);
    },
  );

  it('that is allowed is echoed exactly, kept or not, with Vary', async () => {
    for (const path of ['/api/v1/projects', '/api/v1/projects', '/api/v1/auth/me']) {
      const { headers } = await product.ask(path, { headers: { Origin: PARTNER } });
      expect(headers['access-control-allow-origin']).toBe(PARTNER);
      expect(headers['access-control-allow-credentials']).toBe('true');
      expect(headers['vary']).toMatch(/\bOrigin\b/);
    }
    const { headers } = await product.ask('/api/v1/projects');
    expect(headers['vary']).toMatch(/\bOrigin\b/);
    const preflight = { Origin: PARTNER, 'Access-Control-Request-Method': 'PUT' };
    const answer = await product.ask('/api/v1/projects/x', { method: 'OPTIONS', headers: preflight });
    expect(answer.headers['access-control-allow-methods']).toContain('PUT');
  });
});

describe('what the session cookie authorises', () => {
  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.test' },
    { Origin: 'null' },
    { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
  ])('is refused to another site: %j', async (headers) => {
    const before = await product.state();
    for (const action of ['refresh', 'sign-out']) {
      const answer = await product.ask(`/api/v1/auth/${action}`, {
        method: 'POST',
        headers: { ...headers, Cookie: member.cookie } as Record<string, string>,
      });
      expect(refusalOf(answer)).toBe('403 csrf');
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await product.state()).toEqual(before);
    expect((await product.ask('/api/v1/auth/me', { token: member.token })).status).toBe(200);
  });

  it('is done for the own site', async () => {
    const person = await aMember(product);
    const headers = { Cookie: person.cookie, Origin: SITE, 'Sec-Fetch-Site': 'same-origin' };
    const refreshed = await product.ask('/api/v1/auth/refresh', { method: 'POST', headers });
    expect(refreshed.status).toBe(200);
    const left = await product.ask('/api/v1/auth/sign-out', {
      method: 'POST',
      headers: { ...headers, Cookie: personOf(refreshed).cookie },
    });
    expect(left.status).toBe(204);
    expect((await product.ask('/api/v1/auth/me', { token: person.token })).status).toBe(401);
  });
});

describe('the session cookie', () => {
  it('is bound to this host, to https and to this site, and out of reach of scripts', async () => {
    const { headers } = await product.ask('/api/v1/auth/sign-up', { body: someone() });
    const [cookie = ''] = headers['set-cookie'] ?? [];
    const [pair = '', ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-session=[\w-]{43,}$/);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']));
    expect(attributes.join()).not.toMatch(/domain/i);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('an answer to somebody', () => {
  it('is stored nowhere, be it public content', async () => {
    const personal = [{ Cookie: member.cookie }, { Authorization: `Bearer ${member.token}` }];
    const paths = ['/api/v1/projects', '/api/v1/projects?limit=3', '/api/v1/auth/me', '/health/live'];
    for (const path of paths) {
      // Once more after a stranger's answer was kept.
      await product.ask(path);
      for (const headers of personal) {
        const answer = await product.ask(path, { headers: headers as Record<string, string> });
        expect([path, answer.headers['cache-control']]).toEqual([path, 'no-store']);
      }
    }
  });

  it('without a session is kept, and asked for again', async () => {
    const first = await product.ask('/api/v1/projects');
    const tag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await product.ask('/api/v1/projects', { headers: { 'If-None-Match': tag } });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
  });
});

describe('reading', () => {
  it('changes nothing, whatever the address', async () => {
    const administrator = await anAdministrator(product, product.query);
    const { body } = await product.ask('/api/v1/projects', { body: aProject(), token: administrator.token });
    const before = await product.state();
    const actions = ['sign-up', 'sign-in', 'refresh', 'sign-out', 'sign-out-everywhere', 'password', 'me'];
    const addresses = [
      ...actions.map((name) => `/api/v1/auth/${name}`),
      `/api/v1/projects/${String(body['id'])}?_method=DELETE`,
      '/api/v1/admin/counts',
      '/api/v1/files/project-images',
    ];
    for (const path of addresses) {
      for (const method of ['GET', 'HEAD']) {
        await product.ask(path, {
          method,
          token: administrator.token,
          headers: { Cookie: administrator.cookie, 'X-HTTP-Method-Override': 'DELETE' },
        });
      }
    }
    expect(await product.state()).toEqual(before);
  });
});
