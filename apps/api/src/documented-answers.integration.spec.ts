import { beforeAll, describe, expect, it } from '@jest/globals';
import { askRaw, refusalOf, type Asked } from './testing/ask';
import { DESCRIPTION, EVERYWHERE, undocumentedIn } from './testing/documented-answers';
import { someone } from './testing/people';
import { startProduct } from './testing/product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

/**
 * Every answer that `Product.ask` brings back is held to the document: its status and code, its headers and its body. Here are
 * those that other suites do not ask for, and that the comparison finds what it is for.
 */
const PROJECTS = '/api/v1/projects';
const product = productOfSuite();
const administrator = administratorOf(product);
let record: string;
let file: string;

beforeAll(async () => {
  const { token } = administrator;
  record = `${PROJECTS}/${String((await product.ask(PROJECTS, { body: aProject(), token })).body['id'])}`;
  // So that a list goes on.
  await product.ask(PROJECTS, { body: aProject(), token });
  const form = { method: 'POST', ...formWith(await aJpeg()), token };
  file = String((await product.ask('/api/v1/files/project-images', form)).body['url']);
});

describe('an answer', () => {
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const signed = (): Asked => ({ token: administrator.token });
  const calls: readonly (readonly [string, () => string, () => Asked])[] = [
    ['200', () => `${PROJECTS}?limit=1`, () => ({})],
    ['200', () => `${PROJECTS}?limit=1`, () => ({ method: 'HEAD' })],
    ['200', () => `${PROJECTS}?fields=title_fr`, () => ({})],
    ['206', () => file, () => ({ headers: { Range: 'bytes=0-9' } })],
    ['304', () => `${PROJECTS}?limit=1`, () => ({ headers: { 'If-None-Match': '*' } })],
    ['304', () => record, () => ({ headers: { 'If-None-Match': '*' } })],
    ['304', () => file, () => ({ headers: { 'If-None-Match': '*' } })],
    ['400 invalid_parameter', () => `${PROJECTS}?limit=0`, () => ({})],
    ['400 malformed_json', () => PROJECTS, () => ({ ...signed(), headers: json, body: '{' })],
    ['400 malformed_json', () => PROJECTS, () => ({ method: 'GET', headers: json, body: '{' })],
    ['400 malformed_json', () => '/api/v1/files/project-images', () => ({ headers: json, body: '{' })],
    ['400 body_required', () => PROJECTS, () => ({ ...signed(), method: 'POST' })],
    ['401 token_invalid', () => '/api/v1/auth/refresh', () => ({ method: 'POST' })],
    ['404 not_found', () => `${PROJECTS}/x`, () => ({})],
    ['405 method_not_allowed', () => record, () => ({ method: 'POST' })],
    [
      '412 edit_conflict',
      () => record,
      () => ({ ...signed(), method: 'DELETE', headers: { 'If-Match': '"v9"' } }),
    ],
    ['413 payload_too_large', () => PROJECTS, () => ({ headers: json, body: ' '.repeat(300_000) })],
    ['415 unsupported_media_type', () => record, () => ({ method: 'PATCH', headers: form, body: '{}' })],
    ['416 range_not_satisfiable', () => file, () => ({ headers: { Range: 'bytes=99999999-' } })],
    ['417 expectation_failed', () => record, () => ({ headers: { Expect: 'wonders' } })],
    [
      '422 validation_failed',
      () => '/api/v1/files/project-images',
      () => ({ ...signed(), headers: form, body: '--x' }),
    ],
    ['422 unknown_field', () => '/api/v1/auth/sign-in', () => ({ body: { ...someone(), role: 'x' } })],
    ['428 precondition_required', () => record, () => ({ ...signed(), method: 'DELETE' })],
  ];

  it.each(calls)('%s is what the document says', async (expected, path, asked) => {
    const answer = await product.ask(path(), asked());
    expect(answer.status < 400 ? String(answer.status) : refusalOf(answer)).toBe(expected);
  });

  it.each([
    ['400 malformed_request', 'GET /api/v1/projects HTTP/1.1\r\nHost: a\r\nHost: b'],
    ['431 headers_too_large', `GET /api/v1/projects HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}`],
    ['501 not_implemented', 'BREW /api/v1/projects HTTP/1.1\r\nHost: a'],
    ['505 http_version_not_supported', 'GET /api/v1/projects HTTP/2.0\r\nHost: a'],
  ])('%s of what is not HTTP as it is spoken here is what the document says', async (expected, lines) => {
    const [head = '', text = ''] = (
      await askRaw(product.port, `${lines}\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n');
    const [first = '', ...rest] = head.split('\r\n');
    const headers = Object.fromEntries(
      rest.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.split(': ')[1]]),
    );
    const body = JSON.parse(Buffer.from(text, 'latin1').toString()) as Record<string, unknown>;
    const answer = { status: Number(first.split(' ')[1]), headers, bytes: Buffer.from(text), text, body };
    expect(refusalOf(answer)).toBe(expected);
    expect(undocumentedIn(PROJECTS, {}, answer)).toEqual([]);
  });
});

describe('what is compared', () => {
  it('finds a header, a code, a type and a body that nobody documented', async () => {
    const { token } = administrator;
    const answer = await product.ask(record, { token });
    const { headers, body } = answer;
    const others = (changes: object) => undocumentedIn(record, {}, { ...answer, ...changes });
    expect([answer.status, others({})]).toEqual([200, []]);
    expect(others({ headers: { ...headers, 'x-new': '1' } })).toEqual(['x-new']);
    expect(others({ status: 418 })).toEqual(['418 undefined']);
    expect(others({ headers: { ...headers, 'content-type': 'text/html' } })).toEqual(['text/html']);
    expect(others({ body: { ...body, version: 'one' } })).toEqual([
      expect.stringMatching(/version must be integer/),
    ]);
    expect(others({ text: '' })).toEqual(['an answer without a body']);
  });

  it('leaves out headers that the description of the API names', () => {
    const unnamed = EVERYWHERE.filter(
      (name) => !DESCRIPTION.includes(`\`${name.replace(/^(Access-Control-).*/, '$1…')}\``),
    );
    expect(unnamed).toEqual([]);
  });
});

// Last: Passport has one strategy in a process, that of the product which was started last.
describe('a limit that is used up', () => {
  it('is told as the document says', async () => {
    const strict = await startProduct({ sharing: product, environment: { RATE_LIMIT_FACTOR: '1' } });
    const asked = { body: { email: 'awa@example.org', password: 'x' } };
    let status = 401;
    try {
      for (let calls = 0; status === 401 && calls < 40; calls += 1)
        ({ status } = await strict.ask('/api/v1/auth/sign-in', asked));
    } finally {
      await strict.stop();
    }
    expect(status).toBe(429);
  });
});
