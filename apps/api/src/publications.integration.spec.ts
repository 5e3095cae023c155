import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get as open } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { pointersOf, refusalOf, type Answer, type Asked } from './testing/ask';
import { startProduct } from './testing/product';
import { until } from './testing/running-product';
import { formWith } from './testing/sample-content';
import { aPdf, aPublication } from './testing/sample-publication';
import { administratorOf } from './testing/suite';
import { productOfSuite } from './testing/suite-in-process';

const PUBLICATIONS = '/api/v1/publications';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const product = productOfSuite();
const administrator = administratorOf(product);
let id: string;

beforeEach(async () => {
  id = await published(await uploaded(aPdf(300_000)));
});

const call = (path: string, asked: Asked = {}) => product.ask(path, { ...asked, token: administrator.token });
const at = (one = id): string => `${PUBLICATIONS}/${one}`;
const download = (asked: Asked = {}): Promise<Answer> => product.ask(`${at()}/download`, asked);
const downloads = async (): Promise<unknown> => (await product.ask(at())).body['downloads'];

async function uploaded(pdf: Buffer): Promise<string> {
  const form = formWith(pdf, { name: 'rapport.pdf', type: 'application/pdf' });
  const { status, body } = await call('/api/v1/files/publications', { method: 'POST', ...form });
  expect(status).toBe(201);
  return String(body['url']);
}

async function published(file_url: string): Promise<string> {
  const { status, body } = await call(PUBLICATIONS, { body: aPublication({ file_url }) });
  expect(status).toBe(201);
  return String(body['id']);
}

const fileUrl = async (): Promise<string> => String((await product.ask(at())).body['file_url']);

describe('a download of the whole product', () => {
  it('is the stored document under a human name, and is in the count when it has come', async () => {
    const { status, headers, bytes } = await download();
    expect([status, bytes.length, headers['content-disposition']]).toEqual([
      200,
      300_000,
      `attachment; filename*=UTF-8''D%C3%A9bits%20d%E2%80%99%C3%A9tiage.pdf`,
    ]);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(await downloads()).toBe(1);
    expect((await product.ask(`${PUBLICATIONS}?sort=-downloads&limit=1`)).body['items']).toMatchObject([
      { id, downloads: 1, file_size: '0.29 MB' },
    ]);
  });

  it('makes kept answers new at once, and lets an edit that was begun before succeed', async () => {
    const before = await product.ask(at());
    expect([before.headers['etag'], before.body['downloads']]).toEqual(['"v1-0"', 0]);
    await download();
    const again = await product.ask(at(), { headers: { 'If-None-Match': '"v1-0"' } });
    expect([again.status, again.headers['etag'], again.body['downloads']]).toEqual([200, '"v1-1"', 1]);
    const edit = { method: 'PUT', headers: { 'If-Match': '"v1-0"' } };
    const file_url = await fileUrl();
    const tried = await call(at(), { ...edit, body: aPublication({ file_url, downloads: 2 }) });
    expect([refusalOf(tried), pointersOf(tried)]).toEqual(['422 unknown_field', ['/downloads']]);
    const revised = await call(at(), { ...edit, body: aPublication({ file_url, date: '2026' }) });
    expect([revised.status, revised.headers['etag'], revised.body['downloads']]).toEqual([200, '"v2-1"', 1]);
    expect(await downloads()).toBe(1);
  });

  it('lets a body come back that was read before it, and no count that never was', async () => {
    const { body: read } = await product.ask(at());
    await download();
    const patch = { method: 'PATCH', headers: { 'If-Match': '"v1-0"' } };
    const more = await call(at(), { ...patch, body: { ...read, downloads: 2 } });
    expect([refusalOf(more), pointersOf(more)]).toEqual(['422 unknown_field', ['/downloads']]);
    const back = await call(at(), { ...patch, body: { ...read, date: '2025' } });
    expect([back.status, back.body['date'], await downloads()]).toEqual([200, '2025', 1]);
  });

  it('keeps its count while its publication is hidden, in the bin and back', async () => {
    await download();
    await download();
    const change = { headers: { 'If-Match': '*' } };
    await call(at(), { ...change, method: 'PATCH', body: { hidden: true } });
    expect((await download()).status).toBe(404);
    await call(at(), { ...change, method: 'PATCH', body: { hidden: false } });
    await call(at(), { ...change, method: 'DELETE' });
    expect((await download()).status).toBe(404);
    const back = await call(`/api/v1/bin/publications/${id}/restore`, { method: 'POST' });
    expect([back.status, back.body['lost']]).toEqual([200, []]);
    expect(await downloads()).toBe(2);
    expect((await download()).bytes).toHaveLength(300_000);
    expect(await downloads()).toBe(3);
  });

  it('counts a thousand at once exactly', async () => {
    id = await published(await uploaded(aPdf(3_000)));
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => download()));
    expect(answers.filter(({ status, bytes }) => status === 200 && bytes.length === 3_000)).toHaveLength(
      1_000,
    );
    expect(await downloads()).toBe(1_000);
    const [row] = await product.query('select downloads, version from publications where id = $1', [id]);
    expect(row).toEqual({ downloads: 1_000, version: 1 });
  });

  it('counts exactly what two instances count at once', async () => {
    const other = await startProduct({ sharing: product });
    try {
      const path = `${at()}/download`;
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, turn) => (turn % 2 === 0 ? product : other).ask(path)),
      );
      // On a machine that is busy elsewhere some are asked to come again: they have counted nothing.
      const sent = answers.filter(({ status }) => status === 200).length;
      expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
      expect(sent).toBeGreaterThan(0);
      // What a busy machine could not write at once is written with the next one of that instance.
      for (const instance of [product, other]) expect((await instance.ask(path)).status).toBe(200);
      for (const instance of [product, other]) {
        await until(async () => (await instance.ask(at())).body['downloads'] === sent + 2);
      }
      const [row] = await product.query('select downloads from publications where id = $1', [id]);
      expect(row).toEqual({ downloads: sent + 2 });
    } finally {
      await other.stop();
    }
  });
});

describe('what does not count', () => {
  it('is HEAD, 304, a part, a robot', async () => {
    const etag = String((await download({ method: 'HEAD' })).headers['etag']);
    const agent = { 'User-Agent': GOOGLEBOT };
    const answers = [
      await download({ headers: { 'If-None-Match': etag } }),
      await download({ headers: { Range: 'bytes=1000-', 'If-Range': etag } }),
      await download({ headers: { Range: 'bytes=0-999' } }),
      await download({ headers: { Range: 'bytes=300000-' } }),
      await download({ headers: agent }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([304, 206, 206, 416, 200]);
    expect(await downloads()).toBe(0);
    expect((await download({ headers: { Range: 'bytes=0-' } })).status).toBe(206);
    expect(await downloads()).toBe(1);
  });

  it.each([3_000, 200_000, 20 * 1024 ** 2])('is a transfer of %d bytes that is broken off', async (bytes) => {
    id = await published(await uploaded(aPdf(bytes)));
    for (let turn = 0; turn < 10; turn += 1) {
      const address = `http://127.0.0.1:${product.port}${at()}/download`;
      const [response] = await once(open(address, { agent: false }), 'response');
      await once(response, 'data');
      response.destroy();
    }
    await pause(500);
    // On a busy machine the product may hear of a break too late, when all of a small document is on its way.
    const heardTooLate = Number(await downloads());
    expect(heardTooLate).toBeLessThan(bytes > 1024 ** 2 ? 1 : 5);
    expect((await download()).bytes.length).toBe(bytes);
    expect(await downloads()).toBe(heardTooLate + 1);
  });

  it('is a document whose bytes are gone: a program is told, a visitor is led on', async () => {
    rmSync(join(product.dataDir, await fileUrl()));
    expect(refusalOf(await download())).toBe('404 not_found');
    const visitor = await download({ headers: { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'en' } });
    expect([visitor.status, visitor.headers['location'], visitor.headers['cache-control']]).toEqual([
      303,
      '/en/contact?sujet=Publication%3A%20Low-water%20flows',
      'no-store',
    ]);
    expect(await downloads()).toBe(0);
  });

  it('is a publication without a document', async () => {
    const { body } = await call(PUBLICATIONS, { body: aPublication() });
    id = String(body['id']);
    expect(refusalOf(await download())).toBe('404 not_found');
    const visitor = await download({ headers: { Accept: 'text/html' } });
    expect([visitor.status, visitor.headers['location']]).toEqual([
      303,
      '/contact?sujet=Publication%C2%A0%3A%20D%C3%A9bits%20d%E2%80%99%C3%A9tiage',
    ]);
    expect(await downloads()).toBe(0);
  });
});

describe('the document of a publication', () => {
  it('cannot be an image of a project', async () => {
    const refused = await call(PUBLICATIONS, {
      body: aPublication({ file_url: (await fileUrl()).replace('publications', 'project-images') }),
    });
    expect(pointersOf(refused)).toEqual(['/file_url']);
  });
});

describe('a publication that comes back from the bin', () => {
  const remove = () => call(at(), { method: 'DELETE', headers: { 'If-Match': '*' } });
  const restore = () => call(`/api/v1/bin/publications/${id}/restore`, { method: 'POST' });

  it('has the size that its document has now', async () => {
    const url = await fileUrl();
    const { items } = (await call(`/api/v1/files?url=${url}`)).body as { items?: { id: string }[] };
    await remove();
    const form = formWith(aPdf(2 * 1024 * 1024), { name: 'rapport.pdf', type: 'application/pdf' });
    const headers = { ...form.headers, 'If-Match': '"v1"' };
    const replaced = await call(`/api/v1/files/${items?.[0]?.id}/content`, {
      ...form,
      method: 'PUT',
      headers,
    });
    expect(replaced.status).toBe(200);
    await restore();
    expect((await product.ask(at())).body).toMatchObject({ file_url: url, file_size: '2.00 MB' });
  });

  it('has no size once its document was swept', async () => {
    const url = await fileUrl();
    await remove();
    await product.query(`delete from files where $1 like '%' || name`, [url]);
    expect((await restore()).body['lost']).toEqual(['file_url']);
    expect((await product.ask(at())).body).toMatchObject({ file_url: null, file_size: null });
  });
});
