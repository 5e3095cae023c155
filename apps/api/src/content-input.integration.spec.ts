import { describe, expect, it } from '@jest/globals';
import { BUCKETS, CONTENT_KINDS, isRequired, PARTNERS, wireFields } from '@site/vocabulary';
import type { Bucket, Kind } from '@site/vocabulary';
import { pointersOf, refusalOf, type Asked } from './testing/ask';
import { aJpeg, formWith } from './testing/sample-content';
import { sampleOf } from './testing/sample-of-kind';
import { aPdf } from './testing/sample-publication';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const product = productOfSuite();
const administrator = administratorOf(product);

type Form = ReturnType<typeof formWith>;

const aJpegForm = async () => formWith(await aJpeg());
const aPdfForm = async () => formWith(aPdf(), { name: 'etiage.pdf', type: 'application/pdf' });

/** Required texts of a kind and the longest that each accepts. */
const textsOf = ({ fields }: Kind): Record<string, number> =>
  Object.fromEntries(
    wireFields(fields).flatMap(({ name, field }) =>
      isRequired(field) && 'max' in field ? [[name, field.max] as const] : [],
    ),
  );

const KINDS = CONTENT_KINDS.map((kind: Kind) => {
  const [first = '', ...more] = kind.sorts.filter((name) => kind.fields[name]?.type !== 'whole');
  return {
    kind,
    path: `/api/v1/${kind.url}`,
    texts: textsOf(kind),
    sorts: [first, `-${more.at(-1) ?? first}`],
    file: wireFields(kind.fields).find(({ field }) => field.type === 'file'),
  };
});

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

describe.each(KINDS)('what is written to $path', ({ kind, path, texts, sorts, file }) => {
  const sample = (changes = {}) => sampleOf(kind, changes);
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

  if (file?.field.type === 'file') pointsAtOwnFiles(path, sample, file.name, file.field.bucket);

  it('is leafed through to its end in each order, whatever it is made of', async () => {
    await product.query(`delete from ${kind.name}`);
    // One character that is folded into three of four bytes each: the longest cursor there is.
    for (const text of ['\u{1D161}', '\u0001', '"', 'é', '💧'])
      await send(path, { body: filled((max) => text.repeat(Math.min(max, 200))) });
    for (const sort of sorts) expect(new Set(await leafThrough(`${path}?sort=${sort}`)).size).toBe(5);
  });
});

function pointsAtOwnFiles(
  path: string,
  sample: (changes?: object) => object,
  field: string,
  bucket: Bucket,
): void {
  it('points at a file of its own bucket, or at none', async () => {
    const own = await upload(bucket, await (BUCKETS[bucket] === 'pdf' ? aPdfForm() : aJpegForm()));
    const foreign = await upload(
      bucket === 'news-images' ? 'project-images' : 'news-images',
      await aJpegForm(),
    );
    const created = await send(path, { body: sample({ [field]: own }) });
    expect(created.body).toMatchObject({ [field]: own });
    for (const url of [
      foreign,
      own.replace(/[\da-f]{32}/, '0'.repeat(32)),
      `/files/${bucket}/../../etc/passwd`,
      own.replace(bucket, '__proto__'),
      `http://site.test${own}`,
      '//evil.test/x.jpg',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      ' ',
    ]) {
      const answer = await refused(path, { body: sample({ [field]: url }) });
      expect([url, refusalOf(answer)]).toEqual([url, '422 validation_failed']);
      expect(pointersOf(answer)).toEqual([`/${field}`]);
    }
  });
}

describe('a list of partners by number of projects', () => {
  it('pages to its end, however large the numbers are', async () => {
    await product.query('delete from partners');
    const ids: unknown[] = [];
    for (const projects_count of [2_147_483_647, 2_147_483_646, 7, 0]) {
      const { body } = await send('/api/v1/partners', { body: sampleOf(PARTNERS, { projects_count }) });
      ids.push(body['id']);
    }
    expect(await leafThrough('/api/v1/partners?sort=-projects_count')).toEqual(ids);
  });
});
