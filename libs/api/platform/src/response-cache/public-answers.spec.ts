import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicAnswers } from './public-answers';
import { HTML_TYPE } from './public-content';
import { ResponseCache } from './response-cache';
import { SharedCaching } from './shared-caching';

/** Which quick compression makes larger than the best does. */
const TEXT = `Eau. ${Array.from({ length: 400 }, (_, index) => `mesure ${(index * 7919) % 1_007}`).join(' ')}`;

let server: Server;
let kept: ResponseCache;
let made = 0;
let renewals: string[] = [];
let shared: SharedCaching | undefined;
let life: number | undefined;
let during: () => unknown = () => undefined;

beforeEach(async () => {
  kept = new ResponseCache();
  made = 0;
  renewals = [];
  shared = undefined;
  life = undefined;
  during = () => undefined;
  server = createServer(async (request, response) => {
    const answers = new PublicAnswers(kept, {
      common: [],
      sessionCookie: 'session',
      settled: 1_000,
      ...(shared && { shared }),
    });
    answers.renewBy(async (address) => {
      renewals.push(address);
      return kept.latestChange;
    });
    const found = answers.find(request) ?? answers.findStale(request);
    if (found !== undefined) return void answers.write(request, response, found, []);
    made += 1;
    const page = { body: TEXT, contentType: HTML_TYPE, contentPolicy: "default-src 'none'" };
    const recurring = !(request.url ?? '').includes('?');
    const seen = answers.latestChange;
    await during();
    answers.send(request, response, { ...page, kinds: ['news', 'settings'], seen, recurring, life }, []);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'Accept-Encoding': 'br', ...headers },
  });

describe('a page', () => {
  const length = async (path: string) => Number((await ask(path)).headers.get('content-length'));

  it('gets its smallest form once it has stood for a while, and none where it is replaced before', async () => {
    const [standing, replaced] = [await length('/projects'), await length('/news')];
    const old = kept.find('/news');
    kept.forget('news');
    await length('/projects');
    const deadline = performance.now() + 10_000;
    while ((await length('/projects')) === standing && performance.now() < deadline) await pause(50);
    expect(await length('/projects')).toBeLessThan(standing);
    expect(old?.ready('br')?.body.length).toBe(replaced);
  });
});

describe('a page that has just changed', () => {
  const COOKIE = { Cookie: 'session=x' };

  it.each([
    ['is shown to a crowd as it was, and made anew meanwhile', undefined, {}, 1, ['/projects']],
    ['is made anew for who is signed in, whoever else asks', undefined, COOKIE, 2, []],
    ['is made anew for everybody where a cache in front would keep what is out of date', 300, {}, 2, []],
  ])('%s', async (_, reach, headers, times, renewed) => {
    shared = reach === undefined ? undefined : new SharedCaching(reach);
    await ask('/projects');
    for (let looks = 0; looks < 30; looks += 1) kept.find('/projects');
    kept.forget('news');
    expect([(await ask('/projects', headers)).status, made, renewals]).toEqual([200, times, renewed]);
  });
});

describe('an address that is one of endlessly many', () => {
  it('is answered like any other, compressed and with a tag, but kept for nobody', async () => {
    for (let index = 0; index < 3; index += 1) {
      const answer = await ask(`/projects?fbclid=${index}`);
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
      expect(answer.headers.get('etag')).toMatch(/^W\/"/);
      expect(await answer.text()).toContain('Eau.');
    }
    expect([made, kept.size]).toEqual([3, 0]);
  });

  it('does not disturb the one that everybody asks for', async () => {
    await ask('/projects');
    await ask('/projects?fbclid=1');
    await ask('/projects');
    expect([made, kept.size]).toEqual([2, 1]);
  });
});

describe('a cache in front of all instances', () => {
  const caching = async (path = '/', headers = {}): Promise<(string | null)[]> => {
    const answer = await ask(path, headers);
    await answer.arrayBuffer();
    return ['cache-control', 'surrogate-key', 'cache-tag'].map((name) => answer.headers.get(name));
  };
  const ASKS = ['public, max-age=0, must-revalidate', null, null];
  const ANSWERS = [
    'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
    'site news settings',
    'site,news,settings',
  ];
  beforeEach(() => {
    shared = new SharedCaching(300);
  });

  it('asks each time where nobody said that there is one', async () => {
    shared = undefined;
    expect(await caching()).toEqual(ASKS);
  });

  it('may answer by itself, and learns what an answer shows, the first time and from memory', async () => {
    expect([await caching(), await caching(), made]).toEqual([ANSWERS, ANSWERS, 1]);
  });

  it('keeps nothing of who is signed in, and nothing of addresses that are endlessly many', async () => {
    expect(await caching('/', { Cookie: 'session=x' })).toEqual(['no-store', null, null]);
    expect(await caching('/', { Authorization: 'Bearer x' })).toEqual(['no-store', null, null]);
    expect(await caching('/?fbclid=1')).toEqual(ASKS);
  });

  it('asks each time for what changed while it was read: it was told to forget it before it came', async () => {
    during = () => kept.forget('news');
    expect(await caching()).toEqual(ASKS);
    during = () => undefined;
    expect(await caching()).toEqual(ANSWERS);
  });

  it('keeps bytes that last as long as they are shown, and none of what changed while they were looked at', () => {
    const answers = (front?: SharedCaching) =>
      new PublicAnswers(kept, { common: [], sessionCookie: 'session', ...(front && { shared: front }) });
    const seen = kept.latestChange;
    expect(answers().lastingHeaders(['news'], seen)).toEqual([
      'Cache-Control',
      'public, max-age=31536000, immutable',
    ]);
    const inFront = answers(shared);
    expect(inFront.lastingHeaders(['news', 'settings'], seen)).toEqual([
      'Cache-Control',
      'public, max-age=31536000, immutable, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      ...['Surrogate-Key', 'site news settings', 'Cache-Tag', 'site,news,settings'],
    ]);
    const NOBODY_BUT_BROWSERS = ['Cache-Control', 'private, max-age=31536000, immutable'];
    kept.forget('news');
    expect(inFront.lastingHeaders(['news'], seen)).toEqual(NOBODY_BUT_BROWSERS);
    kept.distrust();
    expect(inFront.lastingHeaders(['news'], kept.latestChange)).toEqual(NOBODY_BUT_BROWSERS);
  });

  it('shows nothing longer than it is true', async () => {
    life = 360_100;
    expect(await caching()).toEqual(ANSWERS);
    await new Promise((resolve) => setTimeout(resolve, 110));
    life = 359_900;
    expect([await caching(), made]).toEqual([ASKS, 2]);
  });
});
