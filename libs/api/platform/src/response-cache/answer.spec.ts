import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Answer } from './answer';

const TEXT = 'Débits, crues et étiages. '.repeat(100);
const header = (headers: readonly string[], name: string): string | undefined =>
  headers[headers.indexOf(name) + 1];

describe('Answer', () => {
  const answer = new Answer({ body: TEXT, contentType: 'text/plain', headers: ['X-Test', 'yes'] });

  it('has a tag made of its bytes', () => {
    const same = new Answer({ body: TEXT, contentType: 'text/plain', headers: [] });
    const other = new Answer({ body: `${TEXT}!`, contentType: 'text/plain', headers: [] });
    expect(answer.etag).toMatch(/^"[\w-]{27}"$/);
    expect(same.etag).toBe(answer.etag);
    expect(other.etag).not.toBe(answer.etag);
  });

  it('gets a smaller form of the same bytes when there is time for it', async () => {
    const words = Array.from({ length: 3_000 }, (_, index) => `mesure ${(index * 7919) % 10_007}`).join(' ');
    const page = new Answer({ body: words, contentType: 'text/html', headers: [] });
    const quick = await page.inEncoding('br');
    await page.improve();
    const best = await page.inEncoding('br');
    expect(best.body.length).toBeLessThan(quick.body.length);
    expect(brotliDecompressSync(best.body).toString()).toBe(words);
    expect(header(best.headers, 'Content-Length')).toBe(String(best.body.length));
    expect(header(best.headers, 'ETag')).toBe(header(quick.headers, 'ETag'));
  });

  it('is compressed when somebody asks, once, under a weak form of its tag', async () => {
    expect(answer.ready('br')).toBeUndefined();
    const [br, again, gzip] = await Promise.all([
      answer.inEncoding('br'),
      answer.inEncoding('br'),
      answer.inEncoding('gzip'),
    ]);
    expect(again).toBe(br);
    expect(answer.ready('br')).toBe(br);
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
    expect(header(br.headers, 'ETag')).toBe(`W/${answer.etag}`);
    expect(header(br.headers, 'Content-Length')).toBe(String(br.body.length));
    expect(header(br.headers, 'X-Test')).toBe('yes');
    expect(header(answer.notModified('br').headers, 'ETag')).toBe(`W/${answer.etag}`);
    expect(header(answer.notModified('identity').headers, 'ETag')).toBe(answer.etag);
  });

  it('stays plain when it is short', async () => {
    const short = new Answer({ body: 'ok', contentType: 'text/plain', headers: [] });
    expect(await short.inEncoding('br')).toBe(short.plain);
    expect(header(short.notModified('br').headers, 'ETag')).toBe(short.etag);
  });
});
