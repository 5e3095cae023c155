import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { HTML_TYPE, PublicAnswers } from './public-answers';
import { ResponseCache } from './response-cache';

let server: Server;
let kept: ResponseCache;
let made = 0;

beforeEach(async () => {
  kept = new ResponseCache();
  made = 0;
  const answers = new PublicAnswers(kept, { common: [], sessionCookie: 'session' });
  server = createServer((request, response) => {
    const found = answers.find(request);
    if (found !== undefined) return void answers.write(request, response, found, []);
    made += 1;
    const page = { body: 'Eau. '.repeat(400), contentType: HTML_TYPE, contentPolicy: "default-src 'none'" };
    const recurring = !(request.url ?? '').includes('?');
    answers.send(request, response, { ...page, kinds: [], seen: answers.latestChange, recurring }, []);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const ask = (path: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { 'Accept-Encoding': 'br' },
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
