import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { aJpeg, aProject } from '../../apps/api/src/testing/sample-content.ts';
import { aPdf, aPublication } from '../../apps/api/src/testing/sample-publication.ts';
import { expectStatus, type Checks } from './checks.ts';
import { onDisk, PDF, sending } from './sending.ts';

const MEGABYTE = 1024 ** 2;

/** G. Files that are stored. */
export const files: Checks = {
  'G-02': async (site) => {
    const send = await sending(site);
    const names = new Set<string>();
    for (const name of ['Vue du BARRAGE.JPEG', '../../etc/passwd', 'a.pdf.exe', '.htaccess']) {
      const { body } = expectStatus(await send('project-images', await aJpeg(), { name }), 201);
      assert.match(String(body['url']), /^\/files\/project-images\/[0-9a-f]{32}\.jpe?g$/);
      names.add(String(body['url']));
    }
    assert.equal(names.size, 4);
    const { body } = await send('publications', aPdf(1.25 * MEGABYTE), PDF);
    assert.equal(body['file_size'], '1.25 MB');
  },

  'G-03': async (site) => {
    const send = await sending(site);
    const { token } = await site.administrator();
    const image_url = String((await send('project-images', await aJpeg())).body['url']);
    const file_url = String((await send('publications', aPdf(), { ...PDF, name: "L'été.pdf" })).body['url']);
    for (const [path, body] of [
      ['projects', aProject({ image_url })],
      ['publications', aPublication({ file_url })],
    ] as const) {
      expectStatus(await site.post(path, body, { token }), 201);
    }
    for (const [url, type] of [
      [image_url, 'image/jpeg'],
      [file_url, 'application/pdf'],
    ] as const) {
      const { headers, bytes } = expectStatus(await site.ask(url), 200);
      assert.equal(headers['content-type'], type);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
      assert.match(String(headers['cache-control']), /immutable/);
      const tag = { 'If-None-Match': String(headers['etag']) };
      assert.equal((await site.ask(url, { headers: tag })).status, 304);
      const part = await site.ask(url, { headers: { Range: 'bytes=10-19' } });
      assert.deepEqual([part.status, part.bytes], [206, bytes.subarray(10, 20)]);
    }
    const { headers } = await site.ask(file_url);
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename\*=UTF-8''L%27%C3%A9t%C3%A9\.pdf$/,
    );
  },

  'G-15': async (site) => {
    const send = await sending(site);
    const gps = { GPSLatitude: '5/1 20/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '4/1 0/1 0/1' };
    const photograph = await sharp(await aJpeg(640, 480))
      .withExif({ IFD0: { Make: 'Telephone' }, IFD3: gps })
      .jpeg()
      .toBuffer();
    assert.ok(photograph.includes('Telephone'));
    const { body } = expectStatus(await send('project-images', photograph), 201);
    const stored = readFileSync(join(site.dataDir, String(body['url'])));
    assert.equal((await sharp(stored).metadata()).exif, undefined);
    assert.ok(!stored.includes('Telephone'));
  },

  'G-17': async (site) => {
    const send = await sending(site);
    const { body } = await send('project-images', await aJpeg());
    const url = String(body['url']);
    const missing = [
      `/files/project-images/${'0'.repeat(32)}.jpg`,
      '/files/project-images',
      '/files/project-images/.incoming',
      '/files',
    ];
    for (const path of missing) {
      const { status, text } = await site.ask(path);
      assert.equal(status, 404, path);
      assert.ok(!text.includes(site.dataDir) && !text.includes(url.split('/').at(-1) ?? '?'), path);
    }
    for (const method of ['PUT', 'DELETE', 'POST', 'PATCH']) {
      expectStatus(await site.ask(url, { method, body: '' }), 404, 405);
    }
    assert.ok(onDisk(site).some((path) => path.endsWith(url)));
  },
};
