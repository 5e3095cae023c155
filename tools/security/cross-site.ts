import assert from 'node:assert/strict';
import type { Answer } from '../../apps/api/src/testing/ask.ts';
import { aProject } from '../../apps/api/src/testing/sample-content.ts';
import { expectRefusal, expectStatus, expectUntouched, me, refresh, type Checks } from './checks.ts';
import { operationsOf } from './operations.ts';
import { ORIGIN, PARTNER } from './site.ts';

const permissions = ({ headers }: Answer): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
  { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
];

/** I. Other sites. */
export const crossSite: Checks = {
  'I-01': async (site) => {
    const paths = ['/api/v1/projects', '/api/v1/auth/me', '/api/v1/nothing', '/health/live'];
    for (const Origin of ['https://evil.test', 'null', `${PARTNER}.evil.test`, `${PARTNER}:8443`]) {
      const preflight = { Origin, 'Access-Control-Request-Method': 'POST' };
      for (const path of paths)
        assert.deepEqual(permissions(await site.ask(path, { headers: { Origin } })), []);
      assert.deepEqual(
        permissions(await site.ask('/api/v1/projects', { method: 'OPTIONS', headers: preflight })),
        [],
      );
    }
    for (const path of ['/api/v1/projects', '/api/v1/projects', '/api/v1/auth/me']) {
      const { headers } = await site.ask(path, { headers: { Origin: PARTNER } });
      assert.equal(headers['access-control-allow-origin'], PARTNER);
      assert.match(String(headers['vary']), /\bOrigin\b/);
    }
  },

  'I-03': async (site) => {
    const person = await site.member();
    for (const headers of FOREIGN) {
      for (const act of ['refresh', 'sign-out']) {
        const ask = () =>
          site.ask(`/api/v1/auth/${act}`, { method: 'POST', headers: { ...headers, Cookie: person.cookie } });
        const answer = await expectUntouched(site, '403 csrf', ask);
        assert.equal(answer.headers['set-cookie'], undefined);
      }
    }
    expectStatus(await me(site, person.token), 200);
    const own = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
    expectStatus(await refresh(site, person.cookie, { headers: own }), 200);
  },

  'I-05': async (site) => {
    const { token } = await site.administrator();
    const writing = (await operationsOf(site)).filter(({ takesJson }) => takesJson);
    assert.ok(writing.length > 20);
    const before = await site.state();
    for (const { id, verb: method, path } of writing) {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
        const headers = { 'If-Match': '*', ...(type !== '' && { 'Content-Type': type }) };
        const answer = await site.ask(path, { method, token, headers, body: '{"name":"x"}' });
        assert.equal(`${id} ${answer.status}`, `${id} 415`, type);
      }
    }
    assert.deepEqual(await site.state(), before);
  },

  'I-07': async (site) => {
    const administrator = await site.administrator();
    const { body } = await site.post('projects', aProject(), { token: administrator.token });
    const addresses = [
      ...['sign-up', 'sign-in', 'refresh', 'sign-out', 'sign-out-everywhere'].map(
        (name) => `/api/v1/auth/${name}`,
      ),
      `/api/v1/projects/${String(body['id'])}?_method=DELETE`,
      '/newsletter/confirm?token=abc',
      '/newsletter/unsubscribe?token=abc',
      '/api/v1/newsletter/subscriptions/unsubscribe?token=abc',
      '/auth/reset?token=abc',
    ];
    const headers = { Cookie: administrator.cookie, 'X-HTTP-Method-Override': 'DELETE' };
    const before = await site.state();
    for (const path of addresses) {
      for (const method of ['GET', 'HEAD'])
        await site.ask(path, { method, token: administrator.token, headers });
    }
    assert.deepEqual(await site.state(), before);
    expectStatus(await me(site, administrator.token), 200);
  },

  'I-08': async (site) => {
    for (const path of ['/', '/auth', '/admin', '/projects']) {
      const { headers } = expectStatus(await site.ask(path), 200);
      assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/, path);
      assert.equal(headers['x-frame-options'], 'DENY', path);
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin', path);
    }
    expectRefusal(await site.ask('/api/v1/auth/me'), '401 token_invalid');
  },
};
