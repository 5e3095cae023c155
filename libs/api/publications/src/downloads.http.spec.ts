import { once } from 'node:events';
import { get as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import request from 'supertest';
import { aDraft } from './testing';
import { PUBLICATIONS, publicationsApp, type PublicationsApp } from './testing/publications-app';

const DOCUMENT = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';
const SIZE = 200_000;
const BROWSER = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
};
const content = Buffer.from(Array.from({ length: SIZE }, (_, index) => index % 251));

let here: PublicationsApp;
let id: string;
let path: string;

beforeEach(async () => {
  here = await publicationsApp();
  here.files.documents.set(DOCUMENT, content);
  const title = { fr: 'L’été : crues / étiages', en: 'Summer: floods & droughts' };
  ({ id } = await here.service.editing.publish(aDraft({ title, fileUrl: DOCUMENT }), null));
  path = `${PUBLICATIONS}/${id}/download`;
});
afterEach(() => here.app.close());

const download = (headers: Record<string, string> = {}, query = '') =>
  request(here.server)
    .get(path + query)
    .set(headers)
    .buffer()
    .responseType('blob');
const nameIn = (headers: Record<string, string>): string =>
  decodeURIComponent(headers['content-disposition']?.split(`UTF-8''`)[1] ?? '');

describe('a download', () => {
  it('is the whole document, shielded, and counts once', async () => {
    const { body, headers } = await download(BROWSER).expect(200);
    expect((body as Buffer).equals(content)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(SIZE),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
    });
    expect(headers['vary']).toContain('Accept-Language');
    expect(here.downloadsOf(id)).toBe(1);
    expect(here.changes.announced.at(-1)).toBe('publications');
    await download(BROWSER).expect(200);
    expect(here.downloadsOf(id)).toBe(2);
  });

  it.each([
    ['French', {}, '', 'L’été crues étiages.pdf'],
    [
      'English for who prefers it',
      { 'Accept-Language': 'en-GB,en;q=0.9' },
      '',
      'Summer floods & droughts.pdf',
    ],
    ['English when asked', { 'Accept-Language': 'fr' }, '?lang=en', 'Summer floods & droughts.pdf'],
    ['French when asked', { 'Accept-Language': 'en' }, '?lang=fr', 'L’été crues étiages.pdf'],
  ])('has its title as name, in %s', async (_, headers, query, name) => {
    expect(nameIn((await download(headers, query).expect(200)).headers)).toBe(name);
  });

  it.each(['?lang=de', '?colour=red', '?lang=fr&lang=en'])('refuses %s', async (query) => {
    await download({}, query).expect(400);
    expect(here.downloadsOf(id)).toBe(0);
  });

  it('is not to be kept by anyone for who is signed in', async () => {
    const { headers } = await download({ Authorization: 'Bearer administrator' }).expect(200);
    expect([headers['cache-control'], here.downloadsOf(id)]).toEqual(['no-store', 1]);
  });

  it.each([
    '',
    'node',
    'curl/8.5.0',
    'got (https://github.com/sindresorhus/got)',
    'Grafana k6/1.3.0',
    'Apache-HttpClient/4.5.14 (Java/17.0.9)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0.0.0',
  ])('counts for the program %j that a person uses', async (agent) => {
    await download({ 'User-Agent': agent }).expect(200);
    expect(here.downloadsOf(id)).toBe(1);
  });

  it('has been counted when its last bytes come, and not while they are still to come', async () => {
    let go = (): void => undefined;
    here.counter.pause = new Promise((resolve) => (go = resolve));
    await here.app.listen(0, '127.0.0.1');
    const { port } = here.server.address() as AddressInfo;
    let received = 0;
    const [response] = await once(open(`http://127.0.0.1:${port}${path}`, { agent: false }), 'response');
    response.on('data', (chunk: Buffer) => (received += chunk.length));
    while (received < SIZE - 2_000) await pause(5);
    await pause(50);
    expect(received).toBeLessThan(SIZE);
    go();
    await once(response, 'end');
    expect([received, here.downloadsOf(id)]).toEqual([SIZE, 1]);
  });

  it('is sent even when it cannot be counted', async () => {
    here.counter.failure = new Error('out of reach');
    const { body } = await download().expect(200);
    expect((body as Buffer).equals(content)).toBe(true);
    expect(here.downloadsOf(id)).toBe(0);
  });
});

describe('what is no completed download', () => {
  it('is HEAD', async () => {
    const { headers } = await request(here.server).head(path).expect(200);
    expect([headers['content-length'], nameIn(headers)]).toEqual([String(SIZE), 'L’été crues étiages.pdf']);
    expect(here.downloadsOf(id)).toBe(0);
  });

  it('is a 304 to who has the document', async () => {
    const { headers } = await download();
    for (const tag of [String(headers['etag']), `W/${String(headers['etag'])}`, '*']) {
      await download({ 'If-None-Match': tag }).expect(304);
    }
    expect(here.downloadsOf(id)).toBe(1);
    await download({ 'If-None-Match': '"other"' }).expect(200);
    expect(here.downloadsOf(id)).toBe(2);
  });

  it.each(['bytes=100000-', 'bytes=0-99', 'bytes=-500', 'bytes=1-', `bytes=0-${SIZE - 2}`])(
    'is the part %s',
    async (range) => {
      const { headers } = await download({ Range: range }).expect(206);
      expect(headers['content-range']).toMatch(/^bytes \d+-\d+\/200000$/);
      expect(here.downloadsOf(id)).toBe(0);
    },
  );

  it('is a part outside of the document', async () => {
    await download({ Range: 'bytes=200000-' }).expect(416);
    expect(here.downloadsOf(id)).toBe(0);
  });

  it.each(['bytes=0-', `bytes=0-${SIZE - 1}`, 'bytes=-200000', 'bytes=5-1'])(
    'is not the whole document asked for as %s',
    async (range) => {
      const { body } = await download({ Range: range });
      expect((body as Buffer).length).toBe(SIZE);
      expect(here.downloadsOf(id)).toBe(1);
    },
  );

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) HeadlessChrome/116.0',
    'GPTBot/1.2',
    'WhatsApp/2.23.20.0',
    'facebookexternalhit/1.1',
    'python-requests/2.31 ExampleBot/1.0 (+https://bot.example)',
    'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  ])('is sent to the robot %s', async (agent) => {
    await download({ 'User-Agent': agent }).expect(200);
    expect(here.downloadsOf(id)).toBe(0);
  });

  it('is a document that is cut off in the store: the connection breaks', async () => {
    here.files.cutOff = true;
    await expect(download()).rejects.toThrow(/aborted|hang up/);
    expect(here.downloadsOf(id)).toBe(0);
  });

  it('is broken off', async () => {
    here.files.documents.set(DOCUMENT, new Uint8Array(30 * 1024 ** 2));
    await here.app.listen(0, '127.0.0.1');
    const { port } = here.server.address() as AddressInfo;
    for (let turn = 0; turn < 5; turn += 1) {
      const [response] = await once(open(`http://127.0.0.1:${port}${path}`, { agent: false }), 'response');
      await once(response, 'data');
      response.destroy();
    }
    await pause(300);
    expect(here.downloadsOf(id)).toBe(0);
  });
});

describe('a document that is not there', () => {
  const gone = `${PUBLICATIONS}/01900000-0000-7000-8000-00000000ffff/download`;

  it('leads a visitor to the contact form, in the language of the site', async () => {
    here.files.documents.clear();
    const french = await download(BROWSER).expect(303);
    expect(french.headers['cache-control']).toBe('no-store');
    const address = new URL(String(french.headers['location']), 'http://site.test');
    expect([address.pathname, address.searchParams.get('sujet')]).toEqual([
      '/contact',
      'Publication\u00A0: L’été : crues / étiages',
    ]);
    const english = await download(BROWSER, '?lang=en').expect(303);
    expect(english.headers['location']).toBe(
      `/en/contact?sujet=${encodeURIComponent('Publication: Summer: floods & droughts')}`,
    );
    expect(here.downloadsOf(id)).toBe(0);
  });

  it('leads a visitor to the publications when its publication is gone', async () => {
    const answer = await request(here.server).get(gone).set(BROWSER).expect(303);
    expect(answer.headers['location']).toBe('/resources');
  });

  it('leads a visitor on whose link is broken', async () => {
    const answer = await request(here.server).get(`${PUBLICATIONS}/x/download?lang=en`).set(BROWSER);
    expect([answer.status, answer.headers['location']]).toEqual([303, '/en/resources']);
    await request(here.server).get(`${PUBLICATIONS}/x/download`).expect(404);
  });

  it('is not found by a program', async () => {
    here.files.documents.clear();
    for (const place of [path, gone]) {
      const answer = await request(here.server).get(place).set('Accept', '*/*').expect(404);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      expect(answer.body.code).toBe('not_found');
    }
  });

  it('is no published one', async () => {
    const { id: other } = await here.service.editing.publish(aDraft(), null);
    const at = `${PUBLICATIONS}/${other}/download`;
    await request(here.server).get(at).expect(404);
    await request(here.server).get(at).set(BROWSER).expect(303);
  });

  it('differs from a store that is out of reach', async () => {
    here.files.failure = new DomainError('dependency_unavailable');
    const answer = await request(here.server).get(path).set(BROWSER).expect(503);
    expect([answer.body.code, answer.headers['cache-control']]).toEqual([
      'dependency_unavailable',
      'no-store',
    ]);
    expect(here.downloadsOf(id)).toBe(0);
    here.files.failure = undefined;
    await download().expect(200);
    expect(here.downloadsOf(id)).toBe(1);
  });
});
