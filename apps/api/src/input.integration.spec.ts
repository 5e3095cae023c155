import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askRaw, pointersOf, refusalOf, type Asked, type ProblemAnswer } from './testing/ask';
import { anAdministrator, someone, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { aJpeg, aProject, formWith, PROJECT_TEXTS, projectOf } from './testing/sample-content';

const PROJECTS = '/api/v1/projects';
const FIELDS = Object.keys(PROJECT_TEXTS) as (keyof typeof PROJECT_TEXTS)[];

let product: Product;
let administrator: Person;

beforeAll(async () => {
  product = await startProduct();
  administrator = await anAdministrator(product, product.query);
});
afterAll(() => product.stop());

const create = (body: Asked['body'], headers: Asked['headers'] = {}) =>
  product.ask(PROJECTS, { method: 'POST', body, headers: { ...headers }, token: administrator.token });

/** Makes the request and demands that nothing changes. */
async function refused(path: string, asked: Asked = {}) {
  const before = await product.state();
  const answer = await product.ask(path, { ...asked, token: administrator.token });
  expect(await product.state()).toEqual(before);
  return answer;
}
const refusedProject = (changes: object) => refused(PROJECTS, { body: aProject({ ...changes }) });

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

describe('text that means something elsewhere', () => {
  it.each([
    `'); DROP TABLE projects;--`,
    '" OR 1=1 --',
    '{{7*7}}',
    '${7*7}',
    '<%= 7*7 %>',
    '<script>window.__xss=1</script>',
    '%00%27 \\x00 $1 ?',
  ])('%s is kept as it is', async (text) => {
    const created = await create(projectOf(text));
    expect(created.status).toBe(201);
    const { body } = await product.ask(`${PROJECTS}/${String(created.body['id'])}`);
    for (const name of FIELDS) expect(body[name]).toBe(text);
    const found = await product.ask(`${PROJECTS}?q=${encodeURIComponent(text)}`);
    expect(found.body['total']).toBe(1);
  });

  it.each([
    `'); DROP TABLE projects;--`,
    '" OR 1=1 --',
    'null',
    '0',
    '%00',
    '..%2f..%2fetc%2fpasswd',
    '%C3%28',
    '%zz',
  ])('%s as the id of a record is not found', async (id) => {
    const path = id.includes('%') ? id : encodeURIComponent(id);
    const answer = await product.ask(`${PROJECTS}/${path}`);
    expect(refusalOf(answer)).toBe('404 not_found');
  });
});

describe('a parameter of a list', () => {
  it.each(['limit=0', 'limit=-1', 'limit=abc', 'limit=1000000', 'limit=101', 'limit=1e1', 'limit=1&limit=2'])(
    '%s is refused',
    async (query) => {
      const answer = await refused(`${PROJECTS}?${query}`);
      expect(refusalOf(answer)).toBe('400 invalid_parameter');
      expect(pointersOf(answer)).toEqual(['limit']);
    },
  );

  it.each([
    'unknown=1',
    'constructor=1',
    '__proto__=1',
    'prototype=1',
    'q[$ne]=1',
    'cursor=abc',
    'status=gone',
    'q=%00',
    'q=a&q=b',
    `q=${'x'.repeat(101)}`,
  ])('%s is refused', async (query) =>
    expect(refusalOf(await refused(`${PROJECTS}?${query}`))).toBe('400 invalid_parameter'),
  );

  it('at its documented bounds is followed', async () => {
    for (const query of ['limit=1', 'limit=100', 'status=ongoing', `q=${'x'.repeat(100)}`]) {
      expect((await product.ask(`${PROJECTS}?${query}`)).status).toBe(200);
    }
  });
});

describe('the picture of a project', () => {
  it.each([
    'http://evil.test/x.jpg',
    '//evil.test/x.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/files/project-images/0f3c9a5e7b1d4826a0c4e8f2b6d91357.jpg',
    '/files/project-images/../../etc/passwd',
    '/files/news-images/x.jpg',
    ' ',
  ])('at %s is refused', async (address) => {
    const answer = await refusedProject({ image_url: address });
    expect(refusalOf(answer)).toBe('422 validation_failed');
    expect(pointersOf(answer)).toEqual(['/image_url']);
  });

  it('is one that was uploaded here, or none', async () => {
    const upload = await product.ask('/api/v1/files/project-images', {
      method: 'POST',
      ...formWith(await aJpeg()),
      token: administrator.token,
    });
    expect(upload.status).toBe(201);
    for (const image_url of [upload.body['url'], null, '']) {
      expect((await create(aProject({ image_url }))).status).toBe(201);
    }
    const stranger = { image_url: String(upload.body['url']).replace('project-images', 'news-images') };
    expect((await refusedProject(stranger)).status).toBe(422);
  });
});

describe('a field of a record', () => {
  it.each(FIELDS)('%s takes its longest text byte for byte, and no character more', async (name) => {
    const max = PROJECT_TEXTS[name];
    // A family joined by ZWJ, right-to-left letters, NFC beside NFD, four-byte letters.
    const sample = '👨‍👩‍👧‍👦 مرحبا é e\u0301 𝒳';
    const text = [...sample.repeat(Math.ceil(max / 10))].slice(0, max - 1).join('') + '𝒳';
    const created = await create(aProject({ [name]: text }));
    expect(created.status).toBe(201);
    const { body } = await product.ask(`${PROJECTS}/${String(created.body['id'])}`);
    expect(body[name]).toBe(text);
    const answer = await refusedProject({ [name]: `${text}x` });
    expect(refusalOf(answer)).toBe('422 validation_failed');
    expect(pointersOf(answer)).toEqual([`/${name}`]);
  });

  it.each([
    ['title_fr', 'Titre français requis'],
    ['title_en', 'Titre anglais requis'],
    ['description_fr', 'Description française requise'],
    ['description_en', 'Description anglaise requise'],
    ['category', 'Catégorie requise'],
    ['location', 'Localisation requise'],
    ['date', 'Date requise'],
    ['beneficiaries', 'Bénéficiaires requis'],
  ])('%s of spaces only is missing: «%s»', async (name, message) => {
    for (const empty of ['   ', '\t\n', '\u00a0', '', null, undefined]) {
      const answer = await refusedProject({ [name]: empty });
      expect(refusalOf(answer)).toBe('422 validation_failed');
      const [first] = (answer.body as unknown as ProblemAnswer).errors ?? [];
      expect(first).toMatchObject({ pointer: `/${name}`, message });
    }
  });

  it.each([...FIELDS, 'status', 'image_url'])('%s refuses what cannot be stored', async (name) => {
    for (const value of ['a\u0000b', 'a\ud800b', 12, true, ['x'], { $gt: '' }]) {
      const answer = await refusedProject({ [name]: value });
      expect([value, refusalOf(answer), pointersOf(answer)]).toEqual([
        value,
        '422 validation_failed',
        [`/${name}`],
      ]);
    }
  });
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
