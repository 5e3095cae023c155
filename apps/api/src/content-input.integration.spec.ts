import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pointersOf, refusalOf, type Asked } from './testing/ask';
import { anAdministrator, type Person } from './testing/people';
import { startProduct, type Product } from './testing/product';
import { aJpeg, formWith } from './testing/sample-content';
import { aNewsItem } from './testing/sample-news-item';
import { aPartner } from './testing/sample-partner';
import { aPdf, aPublication } from './testing/sample-publication';

let product: Product;
let administrator: Person;

beforeAll(async () => {
  product = await startProduct();
  administrator = await anAdministrator(product, product.query);
}, 30_000);
afterAll(() => product.stop());

type Form = ReturnType<typeof formWith>;

interface Kind {
  readonly path: string;
  readonly sample: (changes?: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Its texts and the longest that each accepts. */
  readonly texts: Readonly<Record<string, number>>;
  readonly sorts: readonly string[];
  readonly file: { readonly field: string; readonly bucket: string; readonly form: () => Promise<Form> };
}

const aJpegForm = async () => formWith(await aJpeg());
const aPdfForm = async () => formWith(aPdf(), { name: 'etiage.pdf', type: 'application/pdf' });

const KINDS: readonly Kind[] = [
  {
    path: '/api/v1/publications',
    sample: aPublication,
    texts: {
      title_fr: 200,
      title_en: 200,
      description_fr: 10_000,
      description_en: 10_000,
      type: 60,
      category: 60,
      language: 60,
      date: 60,
    },
    sorts: ['title_fr', '-date'],
    file: { field: 'file_url', bucket: 'publications', form: aPdfForm },
  },
  {
    path: '/api/v1/partners',
    sample: aPartner,
    texts: { name: 200, type: 60, country: 100, description_fr: 10_000, description_en: 10_000 },
    sorts: ['name', '-country'],
    file: { field: 'logo_url', bucket: 'partner-logos', form: aJpegForm },
  },
  {
    path: '/api/v1/news',
    sample: aNewsItem,
    texts: { title_fr: 200, title_en: 200, content_fr: 30_000, content_en: 30_000 },
    sorts: ['title_fr', '-title_en'],
    file: { field: 'image_url', bucket: 'news-images', form: aJpegForm },
  },
];

const send = (path: string, asked: Asked) => product.ask(path, { ...asked, token: administrator.token });

/** Makes the request and demands that nothing changes. */
async function refused(path: string, asked: Asked) {
  const before = await product.state();
  const answer = await send(path, asked);
  expect(await product.state()).toEqual(before);
  return answer;
}

async function upload(bucket: string, form: Form): Promise<string> {
  const { body } = await send(`/api/v1/files/${bucket}`, { method: 'POST', ...form });
  return String(body['url']);
}

/** Ids on all pages of a list, one record a page. */
async function leafThrough(list: string): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const { status, body } = await product.ask(`${list}&limit=1${cursor}`);
    expect(status).toBe(200);
    seen.push(...(body['items'] as { id: string }[]).map(({ id }) => id));
    if (typeof body['next_cursor'] !== 'string') return seen;
    cursor = `&cursor=${body['next_cursor']}`;
  }
}

describe.each(KINDS)('what is written to $path', ({ path, sample, texts, sorts, file }) => {
  const filled = (text: (max: number) => string) =>
    sample(Object.fromEntries(Object.entries(texts).map(([name, max]) => [name, text(max)])));

  it.each([
    `'); DROP TABLE news;--`,
    '" OR 1=1 --',
    '{{7*7}} ${7*7} <%= 7*7 %>',
    '<script>window.__xss=1</script>',
    '%00%27 \\x00 $1 ?',
    ' =1+1 \u202e',
    'e\u0301 \u00E9 👩‍🔧 \u202Eabc',
  ])('%j is kept as it is, and found', async (text) => {
    const created = await send(path, { body: filled(() => text) });
    expect(created.status).toBe(201);
    const { body } = await product.ask(`${path}/${String(created.body['id'])}`);
    for (const name of Object.keys(texts)) expect(body[name]).toBe(text);
    const found = await product.ask(`${path}?q=${encodeURIComponent(text)}`);
    expect(found.body['total']).toBe(1);
  });

  it('may be as long as the limits say, in any script, and not longer', async () => {
    const created = await send(path, { body: filled((max) => '💧'.repeat(max)) });
    expect(created.status).toBe(201);
    for (const [name, max] of Object.entries(texts)) {
      const answer = await refused(path, { body: sample({ [name]: '💧'.repeat(max + 1) }) });
      expect([refusalOf(answer), pointersOf(answer)]).toEqual(['422 validation_failed', [`/${name}`]]);
    }
  });

  it.each(['   ', '\n\t', '\u00A0', 'a\u0000b', '\uD800'])('is not %j', async (text) => {
    const answer = await refused(path, { body: filled(() => text) });
    expect(refusalOf(answer)).toBe('422 validation_failed');
    expect(pointersOf(answer).sort()).toEqual(
      Object.keys(texts)
        .map((name) => `/${name}`)
        .sort(),
    );
  });

  it.each([
    'id',
    'created_at',
    'downloads',
    'edited_by',
    'edited_at',
    'version',
    'search_text',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
  ])('has no field %s', async (name) => {
    const body = JSON.stringify(sample()).replace('{', `{"${name}":"9",`);
    const answer = await refused(path, {
      headers: { 'Content-Type': 'application/json' },
      body,
      method: 'POST',
    });
    expect(refusalOf(answer)).toBe('422 unknown_field');
    expect(pointersOf(answer)).toContain(`/${name}`);
  });

  it('points at a file of its own bucket, or at none', async () => {
    const own = await upload(file.bucket, await file.form());
    const foreign = await upload('project-images', await aJpegForm());
    const created = await send(path, { body: sample({ [file.field]: own }) });
    expect(created.body).toMatchObject({ [file.field]: own });
    for (const url of [
      foreign,
      own.replace(/[\da-f]{32}/, '0'.repeat(32)),
      `/files/${file.bucket}/../../etc/passwd`,
      own.replace(file.bucket, '__proto__'),
      `http://site.test${own}`,
      '//evil.test/x.jpg',
      'javascript:alert(1)',
      ' ',
    ]) {
      const answer = await refused(path, { body: sample({ [file.field]: url }) });
      expect([url, refusalOf(answer)]).toEqual([url, '422 validation_failed']);
      expect(pointersOf(answer)).toEqual([`/${file.field}`]);
    }
  });

  it('is leafed through to its end in each order, whatever it is made of', async () => {
    await product.query(`delete from ${path.split('/').at(-1) ?? ''}`);
    // One character that is folded into three of four bytes each: the longest cursor there is.
    for (const text of ['\u{1D161}', '\u0001', '"', 'é', '💧'])
      await send(path, { body: filled((max) => text.repeat(Math.min(max, 200))) });
    for (const sort of sorts) expect(new Set(await leafThrough(`${path}?sort=${sort}`)).size).toBe(5);
  });
});

describe('a list of partners by number of projects', () => {
  it('pages to its end, however large the numbers are', async () => {
    await product.query('delete from partners');
    const ids: unknown[] = [];
    for (const projects_count of [2_147_483_647, 2_147_483_646, 7, 0]) {
      const { body } = await send('/api/v1/partners', { body: aPartner({ projects_count }) });
      ids.push(body['id']);
    }
    expect(await leafThrough('/api/v1/partners?sort=-projects_count')).toEqual(ids);
  });
});
