import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connect } from 'node:net';
import { once } from 'node:events';
import sharp from 'sharp';
import { aJpeg, anAnimation, anImage, aPdf } from './testing/sample-images';
import { startTestServer, type TestServer } from './testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

async function stored(bytes: Uint8Array, name = 'a.jpg', type = 'image/jpeg'): Promise<string> {
  const bucket = type === 'application/pdf' ? 'publications' : 'project-images';
  const { body } = await server.upload(bucket, { bytes, name, type });
  return body['url']!;
}

const storedPdf = (name = 'a.pdf') => stored(aPdf(10_000), name, 'application/pdf');

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(server.url + path, { method, headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** A request whose path no client has tidied. */
async function getRaw(path: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await once(socket, 'end');
  return text;
}

describe('a stored file', () => {
  it('is sent with its type, shielded, and to be kept for ever', async () => {
    const { status, headers } = await get(await stored(await aJpeg()));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[\da-f]{32}"$/),
    });
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  });

  it('is saved under its human name when it is a PDF', async () => {
    const { headers, bytes } = await get(await storedPdf("L'été (1)*.pdf"));
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''L%27%C3%A9t%C3%A9%20%281%29.pdf",
    );
    expect(bytes.equals(aPdf(10_000))).toBe(true);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const url = await storedPdf();
    const [whole, head] = [await get(url), await get(url, {}, 'HEAD')];
    const told = ({ headers }: typeof head) =>
      Object.fromEntries([...headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)));
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(told(head)).toEqual(told(whole));
  });

  it('is not sent again to whoever has it', async () => {
    const url = await stored(await aJpeg());
    const etag = (await get(url)).headers.get('etag')!;
    for (const tags of [etag, `"other", W/${etag}`, '*']) {
      const { status, headers, bytes } = await get(url, { 'if-none-match': tags });
      expect([status, bytes.length, headers.get('etag')]).toEqual([304, 0, etag]);
      expect(headers.get('cache-control')).toContain('immutable');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    }
    expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-199', 100, 199],
    ['bytes=9000-', 9_000, 9_999],
    ['bytes=-500', 9_500, 9_999],
    ['bytes=9990-20000', 9_990, 9_999],
    ['bytes=-20000', 0, 9_999],
  ])('answers %s with that part', async (range, first, last) => {
    const { status, headers, bytes } = await get(await storedPdf(), { range });
    expect(status).toBe(206);
    expect(headers.get('content-range')).toBe(`bytes ${first}-${last}/10000`);
    expect(headers.get('content-length')).toBe(String(last - first + 1));
    expect(bytes.equals(aPdf(10_000).subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=0-1,5-9', 'bytes=5-1', 'bytes=-', 'lines=1-2', 'bytes=a-b'])(
    'ignores the range %s',
    async (range) => {
      const { status, bytes } = await get(await storedPdf(), { range });
      expect([status, bytes.length]).toEqual([200, 10_000]);
    },
  );

  it.each(['bytes=10000-', 'bytes=-0', 'bytes=99999-100000'])('cannot satisfy %s', async (range) => {
    const { bytes, headers } = await get(await storedPdf(), { range });
    const told = { status: 416, code: 'range_not_satisfiable' };
    expect(JSON.parse(bytes.toString())).toMatchObject(told);
    expect(headers.get('content-range')).toBe('bytes */10000');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('continues only what has the same tag', async () => {
    const url = await storedPdf();
    const etag = (await get(url)).headers.get('etag')!;
    expect((await get(url, { range: 'bytes=1-2', 'if-range': etag })).status).toBe(206);
    expect((await get(url, { range: 'bytes=1-2', 'if-range': '"other"' })).status).toBe(200);
  });

  it.each([{ authorization: 'Bearer administrator' }, { cookie: 'a=b; session=c' }])(
    'is not kept by anyone when the request carries %j',
    async (headers: Record<string, string>) => {
      const url = await stored(await aJpeg());
      expect((await get(url, headers)).headers.get('cache-control')).toBe('no-store');
      expect((await get(url, { cookie: 'other=1; my-session=2' })).headers.get('cache-control')).toContain(
        'immutable',
      );
    },
  );
});

describe('what is not there', () => {
  it.each([
    `/files/project-images/${'0'.repeat(32)}.jpg`,
    '/files/project-images/.incoming',
    '/files/unknown/a.jpg',
    '/files/__proto__/a.jpg',
    '/files/.incoming/x',
    '/files/project-images/..%2f..%2f..%2fetc%2fpasswd',
    '/files/..%2f..%2fetc/passwd',
    '/files/project-images/%00.jpg',
  ])('answers %s with 404 and nothing else', async (path) => {
    const text = await getRaw(path);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).toContain('"code":"not_found"');
    expect(text.toLowerCase()).toContain('cache-control: no-store');
    expect(text).not.toMatch(/tmp|incoming/);
  });

  it.each([
    '/files',
    '/files/',
    '/files/project-images',
    '/files/project-images/',
    '/files/project-images/../../../../etc/passwd',
  ])('lists nothing at %s', async (path) => {
    const name = (await stored(await aJpeg())).slice('/files/project-images/'.length);
    const text = await getRaw(path);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
    expect(text).not.toContain(name);
    expect(text).not.toContain('root:');
  });

  it('does not list, change or remove anything for anyone', async () => {
    const url = await stored(await aJpeg());
    for (const method of ['PUT', 'DELETE', 'PATCH', 'POST'])
      expect((await get(url, {}, method)).status).toBe(404);
    expect((await get(url)).status).toBe(200);
  });

  it('is an object whose bytes are gone', async () => {
    const url = await stored(await aJpeg());
    server.storage.objects.clear();
    expect((await get(url)).status).toBe(404);
    expect((await get(`${url}?w=320`)).status).toBe(404);
  });

  it('differs from a store that cannot be reached', async () => {
    const url = await stored(await aJpeg());
    server.storage.failure = 'dependency_unavailable';
    for (const path of [url, `${url}?w=320`]) {
      const { status, headers } = await get(path);
      expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    }
    server.storage.failure = undefined;
    expect((await get(url)).status).toBe(200);
  });
});

describe('a smaller image', () => {
  const AVIF = 'image/avif,image/webp,image/*,*/*;q=0.8';

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['image/avif;q=0, image/webp', 'image/webp'],
    ['image/*,*/*', 'image/jpeg'],
  ])('for a browser that accepts %s is %s', async (accept, type) => {
    const { status, headers, bytes } = await get(`${await stored(await aJpeg(900, 600))}?w=640`, { accept });
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cache-control')).toContain('immutable');
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format === 'heif' ? 'avif' : format, width, height]).toEqual([type.slice(6), 640, 427]);
  });

  it('is made once for all who ask at the same time, and kept', async () => {
    const url = `${await stored(await aJpeg(900, 600))}?w=320`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url, { accept: AVIF })));
    const kept = [...server.storage.objects.keys()].filter((name) => name.includes('.w'));
    expect(kept).toEqual([expect.stringMatching(/^project-images\/[\da-f]{32}\.jpg\.w320\.avif$/)]);
    const again = await get(url, { accept: AVIF });
    expect(new Set([...answers, again].map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(again.bytes.equals(answers[0]!.bytes)).toBe(true);
  });

  it('is never larger than the image, and the wishes beyond it share one', async () => {
    const url = await stored(await aJpeg(500, 400));
    for (const width of [640, 960, 1280]) {
      const { bytes } = await get(`${url}?w=${width}`, { accept: AVIF });
      expect((await sharp(bytes).metadata()).width).toBe(500);
    }
    expect([...server.storage.objects.keys()].filter((name) => name.includes('.w'))).toHaveLength(1);
  });

  it('can be continued', async () => {
    const url = `${await stored(await aJpeg(900, 600))}?w=640`;
    const whole = await get(url, { accept: AVIF });
    const part = await get(url, {
      accept: AVIF,
      range: 'bytes=10-19',
      'if-range': whole.headers.get('etag')!,
    });
    expect([part.status, part.bytes.equals(whole.bytes.subarray(10, 20))]).toEqual([206, true]);
  });

  it('is shown even when it cannot be kept', async () => {
    const url = await stored(await aJpeg(900, 600));
    server.storage.failure = 'insufficient_storage';
    const { status, bytes } = await get(`${url}?w=320`, { accept: AVIF });
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 320]);
    expect(server.storage.objects.size).toBe(1);
  });

  it('is the image itself while too many others wait to be made, and is asked for again', async () => {
    const url = await stored(await aJpeg(900, 600));
    const [file, bytes] = [server.register.files[0]!, [...server.storage.objects.values()][0]!];
    const urls = Array.from({ length: 80 }, (_, number) => {
      const name = `${number.toString(16).padStart(32, '0')}.jpg`;
      server.register.files.push({ ...file, name });
      server.storage.objects.set(`project-images/${name}`, bytes);
      return `${url.slice(0, -36)}${name}?w=320`;
    });
    const answers = await Promise.all(urls.map((one) => get(one, { accept: AVIF })));
    const whole = answers.filter(({ headers }) => headers.get('content-type') === 'image/jpeg');
    expect([...new Set(answers.map(({ status }) => status)), whole.length > 0]).toEqual([200, true]);
    expect([...new Set(whole.map(({ headers }) => headers.get('cache-control')))]).toEqual(['no-store']);
  });

  it('stays transparent for a browser that knows no modern format', async () => {
    const logo = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { headers, bytes } = await get(`${await stored(logo, 'a.png', 'image/png')}?w=320`, {
      accept: '*/*',
    });
    expect(headers.get('content-type')).toBe('image/png');
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('of an animated image is that image', async () => {
    const url = await stored(await anAnimation('gif'), 'a.gif', 'image/gif');
    const { status, headers, bytes } = await get(`${url}?w=320`, { accept: AVIF });
    expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([200, 'image/gif', null]);
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(3);
    const still = await stored(await anImage(50, 40).gif().toBuffer(), 'b.gif', 'image/gif');
    expect((await get(`${still}?w=320`, { accept: AVIF })).headers.get('content-type')).toBe('image/avif');
  });

  it.each(['w=321', 'w=', 'w=abc', 'w=320&w=640', 'w[]=320', 'width=320', 'w=320&v=x', 'v=0'])(
    'is not asked for with ?%s',
    async (query) => {
      const { status, bytes } = await get(`${await stored(await aJpeg())}?${query}`);
      expect([status, JSON.parse(bytes.toString())]).toMatchObject([400, { code: 'invalid_parameter' }]);
      expect(server.storage.objects.size).toBe(1);
    },
  );

  it('cannot be made of a PDF', async () => {
    expect((await get(`${await storedPdf()}?w=320`)).status).toBe(400);
  });
});
