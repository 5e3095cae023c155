import assert from 'node:assert/strict';
import type { Answer } from '../../apps/api/src/testing/ask.ts';
import { aJpeg, aProject, formWith } from '../../apps/api/src/testing/sample-content.ts';
import type { Checks } from './checks.ts';
import { builtFiles } from './pages.ts';
import { exchange, headerIn, request, statusIn } from './raw.ts';
import type { Site } from './site.ts';

/** One answer of each class: what it is, its status, and how it is got. */
async function classesOf(site: Site): Promise<readonly (readonly [string, number, Answer])[]> {
  const { token } = await site.administrator();
  const member = await site.member();
  const { body } = await site.ask('/api/v1/files/project-images', {
    method: 'POST',
    token,
    ...formWith(await aJpeg()),
  });
  const photo = String(body['url']);
  const created = await site.post('projects', aProject({ image_url: photo }), { token });
  const etag = String((await site.ask('/api/v1/projects')).headers['etag']);
  const asset = builtFiles().find((path) => path.endsWith('.js')) ?? '';
  return [
    ['a page', 200, await site.ask('/projects')],
    ['a private page', 200, await site.ask('/admin')],
    ['no page', 404, await site.ask('/nothing-here')],
    ['a list', 200, await site.ask('/api/v1/projects')],
    ['an unchanged list', 304, await site.ask('/api/v1/projects', { headers: { 'If-None-Match': etag } })],
    ['a new record', 201, created],
    ['a refused parameter', 400, await site.ask('/api/v1/projects?limit=0')],
    ['a refused stranger', 401, await site.ask('/api/v1/admin/counts')],
    ['a refused member', 403, await site.ask('/api/v1/admin/counts', { token: member.token })],
    ['no record', 404, await site.ask('/api/v1/projects/1')],
    ['no method', 405, await site.ask('/api/v1/projects', { method: 'PUT', body: {} })],
    ['a refused body', 415, await site.ask('/api/v1/projects', { body: 'x' })],
    ['long headers', 431, await site.ask('/', { headers: { 'X-Long': 'x'.repeat(17_000) } })],
    ['a file', 200, await site.ask(photo)],
    ['no file', 404, await site.ask('/files/project-images/none.jpg')],
    ['an asset', 200, await site.ask(asset)],
    ['a redirection', 301, await site.ask('/projects/')],
  ];
}

/** J. Headers and policies. */
export const headers: Checks = {
  'J-04': async (site) => {
    for (const [name, status, answer] of await classesOf(site)) {
      const { headers: sent } = answer;
      assert.equal(answer.status, status, name);
      assert.equal(sent['x-content-type-options'], 'nosniff', name);
      assert.equal(sent['cross-origin-opener-policy'], 'same-origin', name);
      assert.equal(
        sent['cross-origin-resource-policy'],
        name === 'a file' ? 'cross-origin' : 'same-origin',
        name,
      );
      assert.match(String(sent['permissions-policy']), /camera=\(\)/, name);
      assert.equal(sent['strict-transport-security'], 'max-age=31536000; includeSubDomains', name);
      assert.ok(sent['referrer-policy'] && sent['x-request-id'], name);
      assert.equal(sent['x-powered-by'] ?? sent['server'], undefined, name);
      if (String(sent['content-type']).includes('json')) {
        assert.equal(sent['content-security-policy'], `default-src 'none'; frame-ancestors 'none'`, name);
      }
      if (status >= 400 || name === 'a private page') assert.equal(sent['cache-control'], 'no-store', name);
    }
  },

  'J-09': async (site) => {
    for (const verb of ['TRACE', 'TRACK', 'PROPFIND', 'FOO', 'CONNECT', 'OPTIONS']) {
      const target = { CONNECT: 'evil.test:443', OPTIONS: '*' }[verb] ?? '/api/v1/projects';
      const { text } = await exchange(site, [request(`${verb} ${target}`, 'X-Marker: seen-me')]);
      assert.ok([400, 405, 501].includes(statusIn(text)), `${verb}: ${text.slice(0, 40)}`);
      assert.ok(!text.includes('seen-me'), verb);
    }
  },

  'J-12': async (site) => {
    const { body } = await site.ask('/api/openapi.json');
    for (const [template, verbs] of Object.entries(body['paths'] as Record<string, object>)) {
      const path = template.replaceAll(/\{\w+\}/g, 'x');
      const documented = Object.keys(verbs).map((verb) => verb.toUpperCase());
      const working = [...documented, ...(documented.includes('GET') ? ['HEAD'] : []), 'OPTIONS']
        .sort()
        .join(', ');
      for (const [verb, status] of [
        ['OPTIONS', 204],
        ['PURGE', 405],
      ] as const) {
        const { text } = await exchange(site, [request(`${verb} ${path}`)]);
        assert.deepEqual([path, statusIn(text), headerIn(text, 'Allow')], [path, status, working]);
      }
    }
    const refused: readonly (readonly [string, number])[] = [
      ['\u0016\u0003\u0001\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
      [`GET /?q=${'x'.repeat(9_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
      [request('GET /', 'Expect: tea'), 417],
      [request('GET /', `X-Long: ${'x'.repeat(17_000)}`), 431],
      ['CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n', 501],
      ['GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', 408],
    ];
    for (const [bytes, status] of refused) {
      const { text } = await exchange(site, [bytes]);
      assert.equal(statusIn(text), status, bytes.slice(0, 40));
      for (const name of [
        'X-Content-Type-Options',
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Request-Id',
      ]) {
        assert.ok(headerIn(text, name), `${status} has ${name}`);
      }
      const problem = JSON.parse(text.split('\r\n\r\n')[1] ?? '') as Record<string, unknown>;
      assert.ok(problem['status'] === status && problem['code'] && problem['title']);
    }
  },
};
