import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  aHeic,
  aJpeg,
  aLongGif,
  anAnimation,
  anImage,
  aPdf,
  aPhotograph,
  aPixelBomb,
} from './testing/sample-images';
import { startTestServer, type Sent, type TestServer } from './testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const upload = (bucket: string, ...files: Sent[]) => server.upload(bucket, ...files);
const expectNothingKept = async () => expect(await server.kept()).toEqual([]);

describe('what is accepted', () => {
  it.each([
    ['image/jpeg', 'Vue du barrage.JPEG', 'jpeg', () => aJpeg()],
    ['image/png', 'plan.png', 'png', () => anImage(50, 40).png().toBuffer()],
    ['image/webp', 'plan.webp', 'webp', () => anImage(50, 40).webp().toBuffer()],
    ['image/gif', 'plan.gif', 'gif', () => anImage(50, 40).gif().toBuffer()],
    ['image/avif', 'plan.avif', 'avif', () => anImage(50, 40).avif({ effort: 0 }).toBuffer()],
  ])('stores a %s under a random name and tells its address', async (type, name, extension, make) => {
    const { status, body } = await upload('project-images', { bytes: await make(), name, type });
    expect(status).toBe(201);
    expect(Object.keys(body).sort()).toEqual(['content_type', 'file_size', 'name', 'size', 'url']);
    expect(body['url']).toMatch(new RegExp(`^/files/project-images/[0-9a-f]{32}\\.${extension}$`));
    expect(body).toMatchObject({ name, content_type: type });
    expect(body['file_size']).toMatch(/^0\.0\d MB$/);
    const read = await fetch(server.url + body['url']);
    expect(read.headers.get('content-type')).toBe(type);
    expect((await read.arrayBuffer()).byteLength).toBe(body['size']);
    expect(await server.kept()).toHaveLength(2);
  });

  it('stores a PDF of 1.25 megabytes as it is and says its size', async () => {
    const bytes = aPdf(1.25 * 1024 * 1024);
    const { status, body } = await upload('publications', {
      bytes,
      name: 'Rapport été.pdf',
      type: 'application/pdf',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Rapport été.pdf', size: bytes.length, file_size: '1.25 MB' });
    expect(Buffer.from([...server.storage.objects.values()][0]!).equals(bytes)).toBe(true);
  });

  it('turns a photograph upright and forgets where it was taken', async () => {
    const bytes = await aPhotograph();
    expect((await sharp(bytes).metadata()).exif?.includes('Telephone')).toBe(true);
    expect(bytes.length).toBeGreaterThan(4 * 1024 * 1024);
    expect((await upload('project-images', { bytes })).status).toBe(201);
    const [stored] = [...server.storage.objects.values()];
    const { width, height, orientation, exif, xmp, icc } = await sharp(stored).metadata();
    expect({ width, height, orientation, exif, xmp, icc }).toEqual({ width: 3000, height: 4000 });
    expect(Buffer.from(stored!).includes('Telephone')).toBe(false);
  }, 30_000);

  it.each(['gif', 'webp'] as const)('keeps an animated %s animated', async (format) => {
    const file = { bytes: await anAnimation(format), name: `a.${format}`, type: `image/${format}` };
    expect((await upload('news-images', file)).status).toBe(201);
    const [stored] = [...server.storage.objects.values()];
    expect((await sharp(stored, { animated: true }).metadata()).pages).toBe(3);
    expect(server.register.files).toMatchObject([{ animated: true, dimensions: { width: 40, height: 30 } }]);
  });

  it.each([
    ['gif', async () => aLongGif(2_100, 2_100, 10)],
    [
      'webp',
      () =>
        sharp(aLongGif(2_100, 2_100, 10), { animated: true })
          .webp({ effort: 0 })
          .toBuffer(),
    ],
  ])(
    'measures the pictures of an animated %s one by one',
    async (format, make) => {
      const file = { bytes: await make(), name: `a.${format}`, type: `image/${format}` };
      expect((await upload('news-images', file)).status).toBe(201);
      expect(server.register.files).toMatchObject([{ dimensions: { width: 2_100, height: 2_100 } }]);
    },
    30_000,
  );

  it('scales an AVIF down that would take too much memory to make again', async () => {
    const bytes = await anImage(4_200, 100).avif({ effort: 0 }).toBuffer();
    expect((await upload('news-images', { bytes, name: 'a.avif', type: 'image/avif' })).status).toBe(201);
    expect(server.register.files).toMatchObject([{ dimensions: { width: 4_096, height: 98 } }]);
  });

  it('remembers who uploaded a file', async () => {
    await upload('partner-logos', { bytes: await aJpeg() });
    expect(server.register.files).toMatchObject([{ uploadedBy: '01900000-0000-7000-a000-000000000001' }]);
  });
});

describe('what a file is called', () => {
  const png = () => anImage(50, 40).png().toBuffer();
  const FORMATS = [
    ['image/jpeg', 'jpg', () => aJpeg()],
    ['image/png', 'png', png],
    ['image/webp', 'webp', () => anImage(50, 40).webp().toBuffer()],
    ['image/gif', 'gif', () => anImage(50, 40).gif().toBuffer()],
    ['image/avif', 'avif', () => anImage(50, 40).avif({ effort: 0 }).toBuffer()],
    ['application/pdf', 'pdf', async () => aPdf()],
  ] as const;
  const NAMES = [
    'photo',
    'photo.',
    'photo.JFIF',
    'a.pdf.exe',
    'Capture d’écran 10.42.07',
    '.htaccess',
    'été 👩‍🔧',
    '',
  ];

  it.each(FORMATS)('matters not to a %s: its bytes tell its ending', async (type, ending, make) => {
    const bucket = type === 'application/pdf' ? 'publications' : 'project-images';
    const bytes = await make();
    const others = FORMATS.filter(([other]) => other !== type).map(([other, wrong]) => [
      `a.${wrong.toUpperCase()}`,
      other,
    ]);
    for (const [name, declared] of [...others, ...NAMES.map((name) => [name, 'application/octet-stream'])]) {
      const { status, body } = await upload(bucket, { bytes, name: name!, type: declared! });
      expect([name, status, body['content_type']]).toEqual([name, 201, type]);
      expect(body['url']).toMatch(new RegExp(`/[\\da-f]{32}\\.${ending}$`));
      const read = await fetch(server.url + body['url']);
      expect([read.status, read.headers.get('content-type')]).toEqual([200, type]);
    }
  });

  it.each([
    ['photo.JPEG', 'jpeg'],
    ['photo.v2.final.Jpg', 'jpg'],
  ])('is heard where it agrees: the ending of %s is kept', async (name, ending) => {
    const { body } = await upload('project-images', { bytes: await aJpeg(), name, type: 'text/plain' });
    expect(body['url']).toMatch(new RegExp(`\\.${ending}$`));
  });

  it.each([`${'n'.repeat(600)}.png`, `a.${'n'.repeat(600)}`, 'é'.repeat(400), `${'a.'.repeat(300)}png`])(
    'may be very long: %#',
    async (name) => {
      const { status, body } = await upload('project-images', {
        bytes: await png(),
        name,
        type: 'image/png',
      });
      expect([status, [...body['name']!].length <= 120]).toEqual([201, true]);
    },
  );

  it.each([
    ['Rapport.exe', 'Rapport.exe.pdf'],
    ['Rapport', 'Rapport.pdf'],
    ['Rapport v1.2', 'Rapport v1.2.pdf'],
    ['Rapport.PDF', 'Rapport.PDF'],
    [`${'é'.repeat(300)}.exe`, `${'é'.repeat(116)}.exe.pdf`],
  ])('a PDF called %s is saved as %s', async (name, saved) => {
    const { body } = await upload('publications', { bytes: aPdf(), name, type: 'application/pdf' });
    const { headers } = await fetch(server.url + body['url']);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(saved)}`,
    );
  });
});

describe('what is refused, leaving nothing behind', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg', 'image/svg+xml'],
    ['an SVG called a PNG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png', 'image/png'],
    ['XML', '<?xml version="1.0"?><a/>', 'a.xml', 'application/xml'],
    ['HTML called a JPEG', '<!doctype html><script>1</script>', 'a.jpg', 'image/jpeg'],
    ['HEIC', aHeic(), 'photo.heic', 'image/heic'],
    ['HEIC called a JPEG', aHeic(), 'photo.jpg', 'image/jpeg'],
    ['a PDF among images', aPdf(), 'a.pdf', 'application/pdf'],
    ['a PDF called a JPEG', aPdf(), 'a.jpg', 'image/jpeg'],
  ])('refuses %s', async (_what, bytes, name, type) => {
    const { status, body } = await upload('project-images', { bytes, name, type });
    expect([status, body['code']]).toEqual([415, 'unsupported_media_type']);
    await expectNothingKept();
  });

  it('refuses an image in the bucket of documents', async () => {
    expect((await upload('publications', { bytes: await aJpeg() })).status).toBe(415);
    await expectNothingKept();
  });

  it('refuses zero bytes', async () => {
    const { status, body } = await upload('project-images', { bytes: '' });
    expect([status, body['code']]).toEqual([422, 'validation_failed']);
    await expectNothingKept();
  });

  it.each([
    ['image/jpeg', () => anImage(400, 300).jpeg().toBuffer()],
    ['image/png', () => anImage(400, 300).png().toBuffer()],
    ['image/webp', () => anImage(400, 300).webp().toBuffer()],
    ['image/gif', () => anImage(400, 300).gif().toBuffer()],
    ['image/avif', () => anImage(400, 300).avif({ effort: 0 }).toBuffer()],
  ])('refuses a truncated %s', async (type, make) => {
    const whole = await make();
    for (const part of [0.3, 0.6, 0.95]) {
      const bytes = whole.subarray(0, Math.floor(whole.length * part));
      const { status, body } = await upload('project-images', {
        bytes,
        name: `a.${type.slice(6)}`.replace('jpeg', 'jpg'),
        type,
      });
      expect([part, status, body['code']]).toEqual([part, 422, 'validation_failed']);
    }
    await expectNothingKept();
  });

  it('refuses a truncated PDF', async () => {
    const bytes = aPdf(5_000).subarray(0, 4_000);
    expect((await upload('publications', { bytes, name: 'a.pdf', type: 'application/pdf' })).status).toBe(
      422,
    );
    await expectNothingKept();
  });

  it('refuses more than 40 megapixels, whatever the file weighs', async () => {
    const { status, body } = await upload('project-images', {
      bytes: await aPixelBomb(),
      name: 'a.png',
      type: 'image/png',
    });
    expect([status, body['code']]).toEqual([422, 'image_too_large']);
    await expectNothingKept();
  });

  it.each([
    [aLongGif(8_000, 5_001, 2), /^L’image dépasse 40.mégapixels\.$/],
    [aLongGif(5_000, 4_000, 11), /^Les images de l’animation dépassent ensemble 200.mégapixels$/],
  ])('tells of an animation whether one picture is too large, or all together', async (bytes, detail) => {
    const file = { bytes, name: 'a.gif', type: 'image/gif' };
    const { status, body } = await upload('project-images', file);
    expect([status, body['code']]).toEqual([422, 'image_too_large']);
    expect(body['detail']).toMatch(detail);
    await expectNothingKept();
  });
});
