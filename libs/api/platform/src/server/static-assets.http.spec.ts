import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import request from 'supertest';
import { rawConnection } from '../testing/raw-connection';
import { StaticAssets } from './static-assets';

const SCRIPT = 'export const a = 1;\n'.repeat(100);
const LARGE = 'x'.repeat(1024 * 1024 + 1);

describe('StaticAssets', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  let server: Server;
  const get = (path: string) =>
    request(server)
      .get(path)
      .set('Accept-Encoding', '')
      .ok(() => true);

  beforeAll(() => {
    for (const name of ['assets', '.vite', 'fonts']) mkdirSync(join(folder, name));
    const write = (name: string, content: string | Buffer): void =>
      writeFileSync(join(folder, name), content);
    write('assets/app-1a2b.js', SCRIPT);
    write('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
    write('assets/app-1a2b.js.gz', gzipSync(SCRIPT));
    write('assets/app-1a2b.js.map', '{}');
    write('assets/home-1a2b.json', '{}');
    write('.vite/manifest.json', '{}');
    write('.env', 'SECRET=1');
    write('favicon.svg', `<svg>${'<g/>'.repeat(300)}</svg>`);
    write('fonts/text.woff2', 'font'.repeat(300));
    write('large.txt', LARGE);
    write('service-worker.js', 'self;');
    const assets = new StaticAssets(folder, ['X-Content-Type-Options', 'nosniff']);
    server = createServer((incoming, response) => {
      if (!assets.serve(incoming, response)) response.writeHead(404).end();
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('serves hashed files for ever, in the form that the build compressed', async () => {
    const plain = await get('/assets/app-1a2b.js').expect(200);
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    const texts = await get('/assets/home-1a2b.json').expect(200);
    expect(texts.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
    ] as const) {
      const { headers } = await get('/assets/app-1a2b.js?v=1').set('Accept-Encoding', accepted);
      expect(headers['content-encoding']).toBe(sent);
      expect(Number(headers['content-length'])).toBeLessThan(200);
    }
  });

  it('serves other files for a day with a tag, compressing text itself', async () => {
    const { headers } = await get('/favicon.svg').set('Accept-Encoding', 'br').expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-encoding': 'br' });
    await get('/favicon.svg')
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
    const font = await get('/fonts/text.woff2').set('Accept-Encoding', 'br').expect(200);
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['content-type']).toBe('font/woff2');
  });

  it('lets the service worker ask for what is here, and browsers for the next one at once', async () => {
    const { headers } = await get('/service-worker.js').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  it('streams what is too large to hold', async () => {
    const { text, headers } = await get('/large.txt').expect(200);
    expect([text.length, headers['content-length']]).toEqual([LARGE.length, String(LARGE.length)]);
  });

  it('answers HEAD without a body', async () => {
    const { headers } = await request(server)
      .head('/assets/app-1a2b.js')
      .set('Accept-Encoding', '')
      .expect(200);
    expect(headers['content-length']).toBe(String(SCRIPT.length));
  });

  it.each([
    '/.env',
    '/.vite/manifest.json',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.br',
    '/assets/',
    '/assets/../.env',
    '/assets/%2e%2e/.env',
    '/package.json',
    '/',
  ])('knows nothing of %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('leaves other verbs alone', async () => {
    await request(server).post('/favicon.svg').expect(404);
  });

  it('reads no body that somebody sends beside', async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const socket = rawConnection(server).setEncoding('utf8');
    socket.write('GET /favicon.svg HTTP/1.1\r\nHost: a\r\nContent-Length: 60000000\r\n\r\nx');
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/);
    socket.destroy();
    server.close();
  });
});
