import { describe, expect, it } from '@jest/globals';
import { askRaw, pointersOf, refusalOf, type Asked } from './testing/ask';
import { someone } from './testing/people';
import { aProject } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PROJECTS = '/api/v1/projects';

const product = productOfSuite();
const administrator = administratorOf(product);

const create = (body: Asked['body']) =>
  product.ask(PROJECTS, { method: 'POST', body, token: administrator.token });

/** Makes the request and demands that nothing changes. */
async function refused(path: string, asked: Asked = {}) {
  const before = await product.state();
  const answer = await product.ask(path, { ...asked, token: administrator.token });
  expect(await product.state()).toEqual(before);
  return answer;
}

const READ_ONLY = ['id', 'created_at', 'version', 'downloads', 'uploaded_by'];

describe('a field that a client may not write', () => {
  it.each([...READ_ONLY, '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '%s is refused by name, in a new record and in a revised one',
    async (name) => {
      const body = JSON.stringify(aProject()).replace('{', `{"${name}":"9",`);
      const json = { 'Content-Type': 'application/json' };
      const { body: stored } = await create(aProject());
      const revised = { method: 'PUT', headers: { ...json, 'If-Match': '"v1"' }, body };
      const answers = [
        await refused(PROJECTS, { headers: json, body }),
        await refused(`${PROJECTS}/${String(stored['id'])}`, revised),
      ];
      expect(answers.map(refusalOf)).toEqual(['422 unknown_field', '422 unknown_field']);
      for (const answer of answers) expect(pointersOf(answer)).toContain(`/${name}`);
    },
  );

  it.each(['role', 'roles', 'id', 'is_admin'])('%s is refused at sign-up', async (name) => {
    const answer = await refused('/api/v1/auth/sign-up', { body: { ...someone(), [name]: 'admin' } });
    expect(refusalOf(answer)).toBe('422 unknown_field');
  });
});

describe('an id that means something elsewhere', () => {
  it.each([
    `'); DROP TABLE projects;--`,
    '" OR 1=1 --',
    'null',
    '0',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    '%C3%28',
    '%zz',
  ])('is not found: %s', async (id) => {
    const path = id.includes('%') ? id : encodeURIComponent(id);
    const answer = await product.ask(`${PROJECTS}/${path}`);
    expect(refusalOf(answer)).toBe('404 not_found');
  });
});

describe('a parameter of a list', () => {
  it.each(['__proto__=1', 'prototype=1', 'q[$ne]=1', 'status=gone', 'q=a&q=b'])(
    '%s is refused',
    async (query) => expect(refusalOf(await refused(`${PROJECTS}?${query}`))).toBe('400 invalid_parameter'),
  );
});

describe('a body', () => {
  it.each(['[]', '[{}]', '"text"', '12', 'null', 'true'])(
    'that is no object is refused: %s',
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const answer = await refused('/api/v1/auth/sign-in', { method: 'POST', body, headers });
      expect([refusalOf(answer), answer.body['errors']]).toMatchObject([
        '422 validation_failed',
        [{ code: 'object_expected' }],
      ]);
    },
  );
});

describe('a request line', () => {
  it.each(['TRACE', 'TRACK', 'PATCH', 'PROPFIND', 'FOO', 'CONNECT'])('with %s gets no echo', async (verb) => {
    const target = verb === 'CONNECT' ? 'evil.test:443' : PROJECTS;
    const answer = await askRaw(
      product.port,
      `${verb} ${target} HTTP/1.1\r\nHost: a\r\nX-Marker: seen-me\r\nConnection: close\r\n\r\n`,
    );
    if (verb !== 'CONNECT' || answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 (400|405|501) /);
    expect(answer).not.toContain('seen-me');
  });

  it('with OPTIONS * is refused', async () => {
    const answer = await askRaw(product.port, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 (400|405|501) /);
  });

  it('with a verb that the route lacks names those it has', async () => {
    const answer = await product.ask(PROJECTS, { method: 'DELETE' });
    expect(refusalOf(answer)).toBe('405 method_not_allowed');
    expect(answer.headers['allow']).toMatch(/GET.*POST/);
  });
});
