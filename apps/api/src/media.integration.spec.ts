import { describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pointersOf, refusalOf, type Answer, type Asked } from './testing/ask';
import type { Product } from './testing/product';
import { until } from './testing/running-product';
import { aJpeg, aProject, formWith } from './testing/sample-content';
import { aPublication } from './testing/sample-publication';
import { administratorOf } from './testing/suite';
import { twoOfSuite } from './testing/suite-in-process';

const FILES = '/api/v1/files';
const PROJECTS = '/api/v1/projects';
const seen = (version: number) => ({ 'If-Match': `"v${version}"` });

const { product, other } = twoOfSuite();
const editor = administratorOf(product);

const call = (path: string, asked: Asked = {}) => product.ask(path, { ...asked, token: editor.token });
interface Known extends Record<string, unknown> {
  readonly id: string;
  readonly url: string;
}
const list = async (query = ''): Promise<Known[]> => {
  const { status, body } = await call(`${FILES}${query}`);
  expect(status).toBe(200);
  return body['items'] as Known[];
};
async function upload(name = 'photo.jpg', bucket = 'project-images', bytes?: Buffer): Promise<Known> {
  const form = formWith(bytes ?? (await aJpeg(640, 480)), { name });
  const { status, body } = await call(`${FILES}/${bucket}`, { method: 'POST', ...form });
  expect(status).toBe(201);
  const [file] = await list(`?url=${String(body['url'])}`);
  return file!;
}
const patch = (id: string, body: object, version = 1) =>
  call(`${FILES}/${id}`, { method: 'PATCH', headers: seen(version), body });
const remove = (id: string, version = 1) =>
  call(`${FILES}/${id}`, { method: 'DELETE', headers: seen(version) });
const replace = (id: string, bytes: Buffer, version = 1) => {
  const form = formWith(bytes);
  return call(`${FILES}/${id}/content`, {
    method: 'PUT',
    body: form.body,
    headers: { ...form.headers, ...seen(version) },
  });
};
async function aProjectWith(image_url: string, more = {}): Promise<string> {
  const { status, body } = await call(PROJECTS, { body: aProject({ image_url, ...more }) });
  expect(status).toBe(201);
  return `${PROJECTS}/${String(body['id'])}`;
}
const withdraw = (path: string) => call(path, { method: 'DELETE', headers: { 'If-Match': '*' } });
const objectsOf = ({ url }: Known): string[] =>
  readdirSync(join(product.dataDir, 'files/project-images')).filter((name) =>
    name.startsWith(url.split('/').at(-1) ?? ''),
  );
const red = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
const pdf = (kilobytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(kilobytes * 1024, ' '), Buffer.from('\n%%EOF\n')]);

describe('the list of files', () => {
  it('finds them by name and what they show, by kind and use, and sorts them', async () => {
    const dam = await upload('Barrage de Taabo.jpg');
    const river = await upload('Fleuve.jpg');
    const paper = await upload('Rapport.pdf', 'publications', pdf(20));
    await patch(river.id, { ...river, alt_fr: 'Le Bandama en crue', alt_en: 'The Bandama in flood' });
    await aProjectWith(dam.url, { title_fr: 'Barrage' });
    const names = async (query: string) => (await list(query)).map(({ name }) => name);
    expect(await names('?q=TAABO')).toEqual(['Barrage de Taabo.jpg']);
    expect(await names('?q=flood')).toEqual(['Fleuve.jpg']);
    expect(await names('?kind=pdf')).toEqual(['Rapport.pdf']);
    expect(await names('?bucket=news-images')).toEqual([]);
    expect(await names('?use=used')).toEqual(['Barrage de Taabo.jpg']);
    expect(await names('?use=unused&sort=name')).toEqual(['Fleuve.jpg', 'Rapport.pdf']);
    expect(await names('?sort=-size&limit=1')).toEqual(['Rapport.pdf']);
    expect(await names('?limit=2')).toEqual(['Rapport.pdf', 'Fleuve.jpg']);
    const [shown] = await list(`?url=${dam.url}`);
    expect(shown).toMatchObject({
      used_by: [{ kind: 'projects', title: 'Barrage', binned: false }],
      uses: 1,
      removed_at: null,
    });
    expect(paper).toMatchObject({ bucket: 'publications', file_size: '0.02 MB', width: null, used_by: [] });
    expect(Date.parse(String(paper['removed_at']))).toBeGreaterThan(Date.now());
  });

  it.each(['use=some', 'kind=svg', 'bucket=x', 'sort=bucket', 'limit=0', 'colour=red'])(
    'refuses ?%s',
    async (query) => {
      expect(refusalOf(await call(`${FILES}?${query}`))).toBe('400 invalid_parameter');
    },
  );
});

describe('what is said of a file', () => {
  it('is kept under its version, and told by the records that show it, on every instance', async () => {
    const file = await upload();
    const { body: feed } = await call('/api/v1/changes');
    const changes = async () => {
      const { body } = await call(`/api/v1/changes?since=${String(feed['next'])}`);
      return (body['items'] as Known[]).filter(({ id }) => path.endsWith(id)).map(({ version }) => version);
    };
    const path = await aProjectWith(file.url);
    const before = await other.ask(path);
    expect(before.body).not.toHaveProperty('files');
    const changed = await patch(file.id, { name: ' Barrage.jpg ', alt_fr: 'Le barrage', focal_x: 20 });
    expect([changed.status, changed.headers['etag']]).toEqual([200, '"v2"']);
    expect(changed.body).toMatchObject({
      name: 'Barrage.jpg',
      alt_fr: 'Le barrage',
      focal_x: 20,
      focal_y: 50,
    });
    const facts = {
      alt_fr: 'Le barrage',
      alt_en: '',
      focal_x: 20,
      focal_y: 50,
      width: 640,
      height: 480,
      content_version: 1,
      version: 2,
    };
    expect((await product.ask(path)).body['files']).toEqual({ image_url: facts });
    await until(async () => (await other.ask(path)).text.includes('Le barrage'), 1_000);
    const again = await other.ask(path, { headers: { 'If-None-Match': String(before.headers['etag']) } });
    expect([again.status, again.headers['etag']]).toEqual([200, '"v1-1"']);
    // The feed tells of a change once no older transaction of the server is under way.
    await until(async () => String(await changes()) === '1,1');
    const revised = await call(path, { method: 'PUT', headers: { 'If-Match': '"v1-1"' }, body: aProject() });
    expect(revised.status).toBe(200);
  });

  it('is its size as soon as it is a picture that fills no frame', async () => {
    for (const [width, height, said] of [
      [800, 400, undefined],
      [802, 400, { width: 802, height: 400 }],
      [400, 400, { width: 400, height: 400 }],
    ] as const) {
      const { url } = await upload('photo.jpg', 'project-images', await aJpeg(width, height));
      const { body, headers } = await product.ask(await aProjectWith(url));
      const { image_url } = (body['files'] ?? {}) as Record<string, object>;
      expect([image_url, headers['etag']]).toEqual([said && expect.objectContaining(said), '"v1"']);
    }
  });

  it('is refused over a limit, for a field it does not have, and over a version that nobody has seen', async () => {
    const { id } = await upload();
    for (const [body, pointer] of [
      [{ name: ' ' }, '/name'],
      [{ name: 'x'.repeat(121) }, '/name'],
      [{ name: null }, '/name'],
      [{ alt_fr: 'x'.repeat(301) }, '/alt_fr'],
      [{ alt_en: 'a\nb' }, '/alt_en'],
      [{ alt_en: null }, '/alt_en'],
      [{ focal_x: 101 }, '/focal_x'],
      [{ focal_y: -1 }, '/focal_y'],
      [{ focal_y: 1.5 }, '/focal_y'],
      [{ focal_x: '20' }, '/focal_x'],
      [{ uses: 1 }, '/uses'],
      [{ colour: 'red' }, '/colour'],
    ] as const) {
      const answer = await patch(id, body);
      expect([answer.status, pointersOf(answer)]).toEqual([422, [pointer]]);
    }
    const blind = await call(`${FILES}/${id}`, { method: 'PATCH', body: {} });
    expect(refusalOf(blind)).toBe('428 precondition_required');
    await patch(id, { focal_x: 0 });
    const stale = await patch(id, { focal_x: 100 });
    expect([refusalOf(stale), stale.headers['etag']]).toEqual(['412 edit_conflict', '"v2"']);
    for (const unknown of ['x', '01900000-0000-7000-8000-00000000ffff'])
      expect(refusalOf(await patch(unknown, {}))).toBe('404 not_found');
  });
});

describe('bytes that are replaced', () => {
  const get = (path: string, from: Product = product) => from.ask(path);
  const isRed = async ({ bytes }: Answer) => {
    const { dominant } = await sharp(bytes).stats();
    return dominant.r > 150 && dominant.b < 60;
  };

  it('are sent from the same address by every instance, in every size', async () => {
    const file = await upload();
    const path = await aProjectWith(file.url);
    const former = await get(file.url);
    expect(former.headers['cache-control']).toContain('immutable');
    for (const from of [product, other]) expect((await get(`${file.url}?w=320`, from)).status).toBe(200);
    expect(objectsOf(file)).toHaveLength(2);
    const { status, body, headers } = await replace(file.id, await red());
    expect([status, headers['etag']]).toEqual([200, '"v2"']);
    expect(body).toMatchObject({ url: file.url, content_version: 2, content_type: 'image/png', width: 800 });
    for (const from of [product, other])
      for (const variant of ['', '?w=320', '?v=2', '?w=320&v=2'])
        expect([variant, await isRed(await get(file.url + variant, from))]).toEqual([variant, true]);
    const present = await get(file.url);
    expect(present.headers['etag']).not.toBe(former.headers['etag']);
    expect(present.headers['content-type']).toBe('image/png');
    expect(objectsOf(file).every((name) => name.includes('.r'))).toBe(true);
    expect((await get(path)).body['files']).toMatchObject({ image_url: { content_version: 2 } });
  });

  it('are kept for ever under their own version only', async () => {
    const file = await upload();
    await replace(file.id, await red());
    const caching = async (query: string) => (await get(file.url + query)).headers['cache-control'];
    const again = 'public, max-age=0, must-revalidate';
    expect(await caching('?v=2')).toBe('public, max-age=31536000, immutable');
    expect([await caching(''), await caching('?v=1'), await caching('?v=3')]).toEqual([again, again, again]);
    for (const v of ['0', 'x', ''])
      expect((await get(`${file.url}?v=${v}`)).body['detail']).toMatch(/de 1 à 999999999/);
    const { etag } = (await get(file.url)).headers;
    expect((await product.ask(file.url, { headers: { 'If-None-Match': String(etag) } })).status).toBe(304);
  });

  it('change the size that a publication tells', async () => {
    const file = await upload('Rapport.pdf', 'publications', pdf(1024));
    const { body } = await call('/api/v1/publications', { body: aPublication({ file_url: file.url }) });
    expect(body['file_size']).toBe('1.00 MB');
    await replace(file.id, pdf(2048));
    const { body: told } = await get(`/api/v1/publications/${String(body['id'])}`);
    expect(told).toMatchObject({ file_size: '2.00 MB', version: 2 });
  });

  it('are refused as an upload is, and leave nothing behind', async () => {
    const file = await upload();
    const before = objectsOf(file);
    for (const [bytes, refusal] of [
      [Buffer.alloc(0), '422 validation_failed'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), '415 unsupported_media_type'],
      [pdf(1), '415 unsupported_media_type'],
      [Buffer.alloc(5 * 1024 * 1024 + 1, 1), '413 payload_too_large'],
    ] as const)
      expect(refusalOf(await replace(file.id, bytes))).toBe(refusal);
    expect(refusalOf(await replace(file.id, await red(), 7))).toBe('412 edit_conflict');
    const many = await Promise.all([1, 2, 3].map(async () => replace(file.id, await red())));
    expect(many.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    expect([before.length, objectsOf(file).length]).toEqual([1, 1]);
    expect(await isRed(await get(file.url))).toBe(true);
  });
});

describe('a file that is to be removed', () => {
  it('stays while a record uses it, or one in the bin, and says which', async () => {
    const file = await upload();
    const path = await aProjectWith(file.url, { title_fr: 'Barrage' });
    const id = path.split('/').at(-1);
    const used = await remove(file.id);
    expect(refusalOf(used)).toBe('409 file_in_use');
    expect(used.body['used_by']).toEqual([{ kind: 'projects', id, title: 'Barrage', binned: false }]);
    await withdraw(path);
    const binned = await remove(file.id);
    expect(binned.body['used_by']).toEqual([{ kind: 'projects', id, title: 'Barrage', binned: true }]);
    await call(`/api/v1/bin/projects/${id}`, { method: 'DELETE' });
    expect((await remove(file.id)).status).toBe(204);
    expect([(await product.ask(file.url)).status, objectsOf(file)]).toEqual([404, []]);
    expect(refusalOf(await call(`${FILES}/${file.id}`))).toBe('404 not_found');
  });

  it('is either removed or used by who saves it meanwhile', async () => {
    for (let round = 0; round < 4; round += 1) {
      const file = await upload();
      const [removed, saved] = await Promise.all([
        remove(file.id),
        call(PROJECTS, { body: aProject({ image_url: file.url }) }),
      ]);
      expect([
        [204, 422],
        [409, 201],
        [412, 201],
      ]).toContainEqual([removed.status, saved.status]);
    }
  });

  it('is in the journal as what was done to it before', async () => {
    const file = await upload();
    await patch(file.id, { focal_x: 1 });
    await remove(file.id, 2);
    const { body } = await call('/api/v1/journal?limit=2');
    expect(body['items']).toEqual([
      expect.objectContaining({ action: 'erased', kind: 'files', record: file.id }),
      expect.objectContaining({ action: 'revised', kind: 'files', record: file.id }),
    ]);
  });
});
