import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freshDatabase, type FreshDatabase } from '@site/api-platform/testing';
import { startBuilt, type RunningProduct } from './testing/running-product';
import { ReleaseAssets } from './web/release-assets';

const SCRIPT = 'export const basin = 1;'.repeat(100);
let fresh: FreshDatabase;
const folders: string[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true });
  await fresh.close();
});

/** A release with these files and this script in them; the first is compressed by its build. */
function aRelease(...names: string[]): ReleaseAssets {
  const folder = mkdtempSync(join(tmpdir(), 'site-release-'));
  folders.push(folder);
  for (const name of names) writeFileSync(join(folder, name), SCRIPT);
  writeFileSync(join(folder, `${names[0]}.br`), brotliCompressSync(SCRIPT));
  return new ReleaseAssets(fresh.database, folder);
}

describe('the hashed files of releases', () => {
  beforeEach(() => fresh.database.query('delete from release_assets'));
  const names = async (): Promise<string[]> =>
    (await fresh.database.query<{ name: string }>('select name from release_assets order by 1')).map(
      ({ name }) => name,
    );
  const aDayLater = (): Promise<unknown> =>
    fresh.database.query(`update release_assets set superseded_at = superseded_at - interval '25 hours'`);

  it('are found by every instance, with what the build compressed and what it did not', async () => {
    const former = aRelease('start-AAAAAAAA.js', 'page-BBBBBBBB.css');
    await former.publish();
    await former.publish();
    const other = aRelease('start-CCCCCCCC.js');
    for (const name of ['start-AAAAAAAA.js', 'page-BBBBBBBB.css'])
      expect((await other.find(name))?.content.toString()).toBe(SCRIPT);
    expect(await other.find('start-CCCCCCCC.js')).toBeUndefined();
  });

  it('go a day after the last instance that had them', async () => {
    const former = aRelease('start-AAAAAAAA.js', 'same-BBBBBBBB.js');
    const next = aRelease('start-CCCCCCCC.js', 'same-BBBBBBBB.js');
    await former.publish();
    await next.publish();
    await next.sweep();
    expect(await names()).toEqual(['same-BBBBBBBB.js', 'start-AAAAAAAA.js', 'start-CCCCCCCC.js']);
    await aDayLater();
    await next.publish();
    await next.sweep();
    expect(await names()).toEqual(['same-BBBBBBBB.js', 'start-CCCCCCCC.js']);
  });

  it('stay while an instance that has them lives, also when one of the former release starts last', async () => {
    const former = aRelease('start-AAAAAAAA.js');
    const next = aRelease('start-CCCCCCCC.js');
    await next.publish();
    await former.publish();
    await aDayLater();
    for (const living of [next, former]) await living.publish();
    await former.sweep();
    expect(await names()).toEqual(['start-AAAAAAAA.js', 'start-CCCCCCCC.js']);
  });

  it('are asked for once in a second, however many names somebody makes up, and those found are kept', async () => {
    await aRelease('start-AAAAAAAA.js').publish();
    let asked = 0;
    const counted: FreshDatabase['database']['query'] = (...question) => {
      asked += 1;
      return fresh.database.query(...question);
    };
    const other = new ReleaseAssets({ query: counted });
    await other.find('start-AAAAAAAA.js');
    for (let index = 10; index < 99; index += 1) await other.find(`start-ZZZZZZ${index}.js`);
    expect((await other.find('start-AAAAAAAA.js'))?.content.toString()).toBe(SCRIPT);
    expect(asked).toBeLessThanOrEqual(4);
  });

  it('are none where there is no table for them yet', async () => {
    const none = new ReleaseAssets({
      query: () => Promise.reject(Object.assign(new Error('relation does not exist'), { code: '42P01' })),
    });
    expect(await none.find('start-AAAAAAAA.js')).toBeUndefined();
  });

  it('hold nothing but hashed scripts, styles and texts', async () => {
    const published = ['home-AAAAAAAA.json', 'page-AAAAAAAA.css', 'start-AAAAAAAA.js'];
    await aRelease(...published, 'LICENSE.txt', 'start.js', 'texts.json', 'map-AAAAAAAA.js.map').publish();
    expect(await names()).toEqual(published);
  });
});

describe('an instance', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await startBuilt(fresh);
  });
  afterAll(() => product.stop());

  it('has put its own there before it was ready', async () => {
    const page = await (await fetch(`http://127.0.0.1:${product.port}/`)).text();
    const [, name] = /\/assets\/([^"]+\.js)/.exec(page) ?? [];
    const own = await fresh.database.query(
      'select from release_assets where name = $1 and superseded_at is not null',
      [name],
    );
    expect([name, own.length]).toEqual([expect.any(String), 1]);
  });

  it.each([
    ['start-AAAAAAAA.js', 'text/javascript; charset=utf-8'],
    ['page-AAAAAAAA.css', 'text/css; charset=utf-8'],
    ['home-AAAAAAAA.json', 'application/json; charset=utf-8'],
  ])('gives %s of another release as its own, to be kept for good, compressed or not', async (name, type) => {
    await aRelease(name).publish();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding };
      const answer = await fetch(`http://127.0.0.1:${product.port}/assets/${name}`, { headers });
      expect(await answer.text()).toBe(SCRIPT);
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([
        200,
        encoding === 'identity' ? null : encoding,
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        'content-security-policy': "default-src 'none'; sandbox",
        vary: 'Accept-Encoding',
      });
    }
  });

  it.each(['start-ZZZZZZZZ.js', '..%2fstart-AAAAAAAA.js', 'a/start-AAAAAAAA.js', "x'--AAAAAAAA.js"])(
    'has no %s',
    async (name) => {
      expect((await product.ask(`/assets/${name}`)).status).toBe(404);
    },
  );
});
