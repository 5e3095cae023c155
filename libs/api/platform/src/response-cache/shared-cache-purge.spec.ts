import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SharedCachePurge } from './shared-cache-purge';

let cache: Server;
let told: unknown[][];
/** What it answers next, before 200. */
let refusals: number[];
let purge: SharedCachePurge;

beforeEach(async () => {
  Logger.overrideLogger(false);
  told = [];
  refusals = [];
  cache = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      told.push([method, url, headers.authorization, headers['surrogate-key'], body]);
      response.writeHead(refusals.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve));
  const { port } = cache.address() as AddressInfo;
  purge = new SharedCachePurge({ url: `http://127.0.0.1:${port}/purge?site=1`, token: 'secret' });
});
afterEach(() => {
  purge.close();
  cache.close();
});

async function untilTold(times: number): Promise<void> {
  while (told.length < times) await new Promise((resolve) => setTimeout(resolve, 10));
}

describe('a cache in front', () => {
  it('is told by their key which answers to forget', async () => {
    purge.purge('news');
    await untilTold(1);
    expect(told).toEqual([['POST', '/purge?site=1', 'Bearer secret', 'news', '{"tags":["news"]}']]);
  });

  it('is told together of what changed while it was told of something else', async () => {
    for (const key of ['site', 'news', 'projects', 'news']) purge.purge(key);
    await untilTold(2);
    expect(told.map(([, , , keys]) => keys)).toEqual(['site', 'news projects']);
  });

  it('is told again what it did not take, with what came after; the log says so once', async () => {
    const [lost, back] = [jest.spyOn(Logger.prototype, 'warn'), jest.spyOn(Logger.prototype, 'log')];
    refusals = [503, 500];
    purge.purge('news');
    await untilTold(1);
    purge.purge('settings');
    await untilTold(3);
    const keys = told.map(([, , , each]) => String(each).split(' ').toSorted());
    expect(keys.at(-1)).toEqual(['news', 'settings']);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([lost.mock.calls.length, back.mock.calls.length]).toEqual([1, 1]);
  });
});
