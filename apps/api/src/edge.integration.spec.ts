import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ask, askRaw } from './testing/ask';
import { currentDocument } from './testing/documented-operations';
import { until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { administratorOf, builtOfSuite } from './testing/suite';

const { fresh, product } = builtOfSuite();
const administrator = administratorOf(product, fresh);

const raw = (method: string, target: string): Promise<string> =>
  askRaw(product.port, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
const headerOf = (answer: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(answer.split('\r\n\r\n')[0]?.replaceAll('\r', '') ?? '')?.[1];

describe('a redirection', () => {
  const starts = [
    '//',
    '///',
    '/\\',
    '\\',
    '/\\/',
    '//\\',
    '/%5C',
    '/%5c%5c',
    '/%2F',
    '/%2f%2F',
    '/.//',
    '/..//',
    '/%2e%2e//',
    '/;//',
  ];
  const before = [
    '',
    '/',
    '/en',
    '/EN',
    '/A',
    '/projects',
    '/index.html',
    '/api',
    '/API',
    '/api/v1',
    '/api/docs',
    '/files',
    '/Health',
    '/contact',
    '/assets',
  ];
  const hosts = [
    'evil.test',
    'EVIL.test/',
    'Evil.test/..',
    'evil.test/%2e%2e',
    '%65vil.test/?a=//Evil.test',
    'evil.test#/A/',
  ];

  it.each(before)('leads nowhere else, whatever follows %s', async (first) => {
    for (const start of starts) {
      for (const host of hosts) {
        const target = `${first}${start}${host}`.replace(/^(?!\/)/, '/');
        const answer = await raw('GET', target);
        const location = headerOf(answer, 'Location') ?? '/';
        expect([target, location]).toEqual([target, expect.stringMatching(/^\/(?![/\\])/)]);
        expect([target, answer.slice(9, 12)]).toEqual([target, expect.stringMatching(/^[234]/)]);
      }
    }
  });

  it('in the absolute form of an address stays on the site', async () => {
    for (const target of [
      'http://evil.test/Projects/',
      'HTTP://evil.test//evil.test/',
      'http://evil.test\\Projects',
    ]) {
      expect(headerOf(await raw('GET', target), 'Location') ?? '/').toMatch(/^\/(?![/\\])/);
    }
    expect(await raw('GET', 'http://evil.test/Projects/')).toMatch(
      /^HTTP\/1\.1 301 [\s\S]*\nLocation: \/projects\r/,
    );
    expect(await raw('GET', 'http://evil.test?x=1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is for pages that exist', async () => {
    for (const target of [
      '/Nothing',
      '/nothing/',
      '/API/v1/projects',
      '/Files/x',
      '/projects/Nothing/',
      '/\\Projects',
    ]) {
      const answer = await raw('GET', target);
      expect([target, answer.slice(9, 12), headerOf(answer, 'Location')]).toEqual([target, '404', undefined]);
    }
  });
});

describe('Allow', () => {
  it('names what is documented, on every route', async () => {
    const { paths } = await currentDocument();
    for (const [path, verbs] of Object.entries(paths)) {
      const documented = Object.keys(verbs).map((verb) => verb.toUpperCase());
      const working = [
        ...new Set([...documented, ...(documented.includes('GET') ? ['HEAD'] : []), 'OPTIONS']),
      ].sort();
      const answer = await raw('OPTIONS', path.replaceAll(/\{\w+\}/g, 'x'));
      expect([path, answer.slice(9, 12), headerOf(answer, 'Allow')]).toEqual([
        path,
        '204',
        working.join(', '),
      ]);
      const refused = await raw('PURGE', path.replaceAll(/\{\w+\}/g, 'x'));
      expect([path, refused.slice(9, 12), headerOf(refused, 'Allow')]).toEqual([
        path,
        '405',
        working.join(', '),
      ]);
    }
  });

  it('names what works on pages and documents', async () => {
    for (const [path, allow] of [
      ['/', 'GET, HEAD, OPTIONS'],
      ['/projects', 'GET, HEAD, OPTIONS'],
      ['/en/contact', 'GET, HEAD, OPTIONS, POST'],
      ['/newsletter/unsubscribe', 'GET, HEAD, OPTIONS, POST'],
      ['/sitemap.xml', 'GET, HEAD, OPTIONS'],
      ['/favicon.ico', 'GET, HEAD, OPTIONS'],
      ['/api/docs', 'GET, HEAD, OPTIONS'],
      ['/api/openapi.json', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await raw('OPTIONS', path);
      expect([path, answer.slice(9, 12), headerOf(answer, 'Allow')]).toEqual([path, '204', allow]);
      for (const method of ['DELETE', 'TRACE', 'PURGE']) {
        const refused = await raw(method, path);
        expect([path, refused.slice(9, 12), headerOf(refused, 'Allow')]).toEqual([path, '405', allow]);
      }
    }
  });

  it('is told before what is wrong with a body, where a page reads none', async () => {
    for (const [method, path, allow] of [
      ['POST', '/projects', 'GET, HEAD, OPTIONS'],
      ['PUT', '/en/contact', 'GET, HEAD, OPTIONS, POST'],
      ['PATCH', '/sitemap.xml', 'GET, HEAD, OPTIONS'],
      ['DELETE', '/nothing', 'GET, HEAD, OPTIONS'],
    ] as const) {
      const answer = await askRaw(
        product.port,
        `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nhi`,
      );
      expect([path, answer.slice(9, 12), headerOf(answer, 'Allow')]).toEqual([path, '405', allow]);
    }
  });
});

describe('a page that cannot be made whole', () => {
  it('is a line of the log with the request that met it, and nothing is written beside the log', async () => {
    const { body } = await product.ask('/api/v1/projects', { body: aProject(), token: administrator.token });
    const owner = new pg.Client(fresh.ownerUrl);
    await owner.connect();
    await owner.query('alter table projects alter description_fr drop not null');
    await owner.query('update projects set description_fr = null');
    await owner.end();
    const id = String(body['id']);
    // What no document says: it is not held to one.
    const url = `http://127.0.0.1:${product.port}/api/v1/projects/${id}`;
    await until(async () => (await ask(url)).body['description_fr'] === null);
    const { headers } = await product.ask(`/projects/${id}?x=1`);
    await pause(800);
    const lines = product.log().filter(({ request_id }) => request_id === headers['x-request-id']);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ err: expect.objectContaining({ stack: expect.any(String) }) }),
    ]);
    const { output } = await product.stop();
    expect(output.split('\n').filter((line) => line !== '' && !line.startsWith('{'))).toEqual([]);
  });
});
