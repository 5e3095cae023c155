import { beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from './testing/patience';
import { until } from './testing/running-product';
import { aProject } from './testing/sample-content';
import { aNewsItem } from './testing/sample-news-item';
import { aPublication } from './testing/sample-publication';
import { administratorOf, builtOfSuite } from './testing/suite';

const MANY = 10_000;
const PUBLIC_URL = 'https://site.test';

const { fresh, product } = builtOfSuite({ environment: { PUBLIC_URL } });
const administrator = administratorOf(product, fresh);

const textOf = async (path: string) => (await product.ask(path)).text;
const create = async (kind: string, body: object) => {
  const answer = await product.ask(`/api/v1/${kind}`, { body, token: administrator.token });
  expect(answer.status).toBe(201);
  return answer.body;
};
const remove = (kind: string, id: unknown) =>
  product.ask(`/api/v1/${kind}/${String(id)}`, {
    method: 'DELETE',
    token: administrator.token,
    headers: { 'If-Match': '*' },
  });

describe('sitemap, feeds and rules for robots', () => {
  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/en/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])(
    '%s is kept: the same tag again, 304 to who has it, nothing for HEAD but headers',
    async (path, type) => {
      const first = await product.ask(path);
      expect(first.headers['content-type']).toBe(type);
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const tag = String(first.headers['etag']);
      expect((await product.ask(path)).headers['etag']).toBe(tag);
      expect((await product.ask(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
      const head = await product.ask(path, { method: 'HEAD' });
      expect([head.status, head.headers['etag'], head.text]).toEqual([200, tag, '']);
    },
  );

  it('name the configured origin, whatever a request claims', async () => {
    const headers = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test' };
    for (const path of ['/sitemap.xml', '/feed.xml', '/robots.txt', '/about', '/en/contact']) {
      const { text } = await product.ask(`${path}?claimed`, { headers });
      expect([path, text.includes('evil.test')]).toEqual([path, false]);
      expect(text).toContain(PUBLIC_URL);
    }
  });

  it('show a record as soon as it is there, and no more once it is removed', async () => {
    for (const [kind, body, folder] of [
      ['projects', aProject(), 'projects'],
      ['publications', aPublication(), 'resources'],
      ['news', aNewsItem(), 'news'],
    ] as const) {
      const { id, slug } = await create(kind, body);
      const address = `${PUBLIC_URL}/${folder}/${String(slug ?? id)}<`;
      await until(async () => (await textOf('/sitemap.xml')).includes(address));
      await remove(kind, id);
      await until(async () => !(await textOf('/sitemap.xml')).includes(address));
    }
  });

  it('tell of an item to come from its moment on, without anybody changing anything', async () => {
    const at = Date.now() + 2_000;
    const { slug } = await create('news', aNewsItem({ published_at: new Date(at).toISOString() }));
    const told = async () => {
      const texts = await Promise.all(['/sitemap.xml', '/feed.xml'].map(textOf));
      return texts.map((text) => text.includes(`/news/${String(slug)}`));
    };
    while (Date.now() < at - 200) {
      const seen = await told();
      if (Date.now() < at) expect(seen).toEqual([false, false]);
    }
    await until(async () => (await told()).every(Boolean));
    expect(Date.now()).toBeLessThan(at + patient(5_000));
  });

  it('hold the name that the settings give the firm', async () => {
    expect(await textOf('/feed.xml')).toContain('<author><name>Nzué Conseil</name>');
  });
});

describe('a page whose record was removed', () => {
  it('is gone for good, until the record is there again', async () => {
    const { id } = await create('projects', aProject());
    const path = `/projects/${String(id)}`;
    expect((await product.ask(path)).status).toBe(200);
    const [row] = await fresh.database.query<Record<string, unknown>>(
      'select * from projects where id = $1',
      [id],
    );
    await remove('projects', id);
    const gone = await product.ask(path);
    expect([gone.status, gone.headers['cache-control']]).toEqual([410, 'no-store']);
    expect((await product.ask(`/api/v1${path}`)).body).toMatchObject({ code: 'not_found', removed: true });
    await fresh.database.query(
      `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
         beneficiaries, status, created_at, edited_at)
       select id, title_fr, title_en, description_fr, description_en, category, location, date, beneficiaries, status,
         created_at, edited_at from json_populate_record(null::projects, $1)`,
      [JSON.stringify(row)],
    );
    await until(async () => (await product.ask(path)).status === 200);
  });
});

describe('among ten thousand projects', () => {
  beforeAll(async () => {
    await fresh.database.query('delete from projects');
    // As many at once would be cut off on a busy machine.
    for (let from = 1; from < MANY; from += 1_000) {
      await fresh.database.query(
        `insert into projects (id, title_fr, title_en, description_fr, description_en, category, location, date,
           beneficiaries, status, created_at, edited_at)
         select gen_random_uuid(), 'Titre ' || n, 'Title ' || n, 'Texte', 'Text', 'GIRE', 'Bouaflé', '2024', '1',
           'ongoing', now(), now() from generate_series($1::int, $1::int + 999) n`,
        [from],
      );
    }
  });

  it('the sitemap is a list of documents that hold each address once, every answer within a second', async () => {
    const timed = async (path: string) => {
      const begun = performance.now();
      const answer = await product.ask(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect([path, answer.status, performance.now() - begun < patient(1_000)]).toEqual([path, 200, true]);
      return [...answer.text.matchAll(/<loc>https:\/\/site\.test([^<]*)<\/loc>/g)].map(([, place]) =>
        String(place),
      );
    };
    await until(async () => (await textOf('/sitemap.xml')).includes('<sitemapindex'));
    const documents = await timed('/sitemap.xml');
    const listed: string[] = [];
    for (const document of documents) listed.push(...(await timed(document)));
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => /^\/projects\/[\da-f-]{36}$/.test(path))).toHaveLength(MANY);
    expect(listed.filter((path) => /^\/en\/projects\/[\da-f-]{36}$/.test(path))).toHaveLength(MANY);
    expect((await product.ask('/sitemap/projects-99.xml')).status).toBe(404);
  });

  it('a document of the sitemap is compressed and kept', async () => {
    const headers = { 'Accept-Encoding': 'br' };
    const first = await product.ask('/sitemap/projects-1.xml', { headers });
    expect(first.headers['content-encoding']).toBe('br');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\//);
    const again = await product.ask('/sitemap/projects-1.xml', {
      headers: { ...headers, 'If-None-Match': tag },
    });
    expect(again.status).toBe(304);
  });
});
