import assert from 'node:assert/strict';
import sharp from 'sharp';
import { aJpeg, formWith } from '../../apps/api/src/testing/sample-content.ts';
import { aPdf } from '../../apps/api/src/testing/sample-publication.ts';
import { expectStatus, expectUntouched, type Checks } from './checks.ts';
import { exchange } from './raw.ts';
import { FILES, onDisk, PDF, sending, type Named } from './sending.ts';

const MEGABYTE = 1024 ** 2;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const BOUNDARY = 'form-of-the-suite';
const plain = () => sharp({ create: { width: 50, height: 40, channels: 3, background: '#456' } });

/** G. Files that are coming in. */
export const uploads: Checks = {
  'G-01': async (site) => {
    const send = await sending(site);
    const allowed: readonly (readonly [string, string, Buffer])[] = [
      ['project-images', 'image/jpeg', await aJpeg()],
      ['project-images', 'image/png', await plain().png().toBuffer()],
      ['news-images', 'image/webp', await plain().webp().toBuffer()],
      ['partner-logos', 'image/gif', await plain().gif().toBuffer()],
      ['news-images', 'image/avif', await plain().avif({ effort: 0 }).toBuffer()],
      ['publications', 'application/pdf', aPdf()],
    ];
    for (const [bucket, type, bytes] of allowed) {
      const { body } = expectStatus(
        await send(bucket, bytes, { name: `x.${type.split('/')[1]}`, type }),
        201,
      );
      assert.equal(body['content_type'], type);
    }
    const pixels = await sharp({ create: { width: 7_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refused: readonly (readonly [string, string, Buffer, Named?])[] = [
      [
        '415 unsupported_media_type',
        'project-images',
        Buffer.from(SVG),
        { name: 'x.svg', type: 'image/svg+xml' },
      ],
      ['415 unsupported_media_type', 'project-images', Buffer.from(SVG)],
      ['415 unsupported_media_type', 'project-images', Buffer.from('<!doctype html><script>1</script>')],
      ['415 unsupported_media_type', 'project-images', Buffer.from('<?xml version="1.0"?><a/>')],
      [
        '415 unsupported_media_type',
        'project-images',
        Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      ],
      ['415 unsupported_media_type', 'project-images', aPdf(), PDF],
      ['415 unsupported_media_type', 'publications', await aJpeg(), PDF],
      ['422 image_too_large', 'project-images', pixels, { name: 'x.png', type: 'image/png' }],
      ['413 payload_too_large', 'project-images', Buffer.alloc(5 * MEGABYTE + 1, await aJpeg())],
      ['413 payload_too_large', 'publications', aPdf(20 * MEGABYTE + 1), PDF],
    ];
    for (const [refusal, bucket, bytes, named] of refused) {
      await expectUntouched(site, refusal, () => send(bucket, bytes, named));
    }
  },

  'G-09': async (site) => {
    const { token } = await site.administrator();
    const before = onDisk(site);
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), aPdf(20 * MEGABYTE + 1)]);
    const start = (length: string): string =>
      `POST ${FILES}/publications HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${length}\r\n\r\n`;
    const chunk = Buffer.concat([
      Buffer.from(`${bytes.length.toString(16)}\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]);
    for (const sent of [
      [start(`Content-Length: ${bytes.length + 5_000}`), bytes],
      [start('Transfer-Encoding: chunked'), chunk],
      [start('Content-Length: 99000000')],
    ]) {
      const { text } = await exchange(site, sent);
      assert.match(text, /^HTTP\/1\.1 413 [\s\S]*payload_too_large/);
    }
    assert.deepEqual(onDisk(site), before);
  },

  'G-14': async (site) => {
    const { token } = await site.administrator();
    const send = await sending(site);
    const jpeg = await aJpeg();
    const form = formWith(jpeg);
    const text = form.body.toString('latin1');
    const part = text.slice(0, text.lastIndexOf('\r\n--'));
    const raw = (body: string) =>
      site.ask(`${FILES}/project-images`, {
        method: 'POST',
        token,
        headers: form.headers,
        body: Buffer.from(body, 'latin1'),
      });
    const before = await site.state();
    for (const answer of [
      await send('project-images', Buffer.alloc(0)),
      await send('project-images', jpeg.subarray(0, jpeg.length / 2)),
      await send('publications', aPdf().subarray(0, 4), PDF),
      await raw(`${part}\r\n${text}`),
      await raw(text.replace('name="file"', 'name="other"')),
      await raw(part),
      await send('projects', jpeg),
      await send('__proto__', jpeg),
      await send('..%2f', jpeg),
      await send('constructor', jpeg),
    ]) {
      expectStatus(answer, 400, 404, 415, 422);
      assert.match(String(answer.headers['content-type']), /problem\+json/);
    }
    assert.deepEqual(await site.state(), before);
  },
};
