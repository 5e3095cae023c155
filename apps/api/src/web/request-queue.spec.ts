import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { HTML_TYPE, ResponseCache, PublicAnswers } from '@site/api-platform/response-cache';
import { API_POLICY, FairQueue } from '@site/api-platform/server';
import express from 'express';
import { ask, type Answer } from '../testing/ask';
import { until } from '../testing/patience';
import { inProcess } from './in-process';
import { queueRequests } from './request-queue';

let server: Server | undefined;
let cache: ResponseCache;
let made: string[] = [];
/** What is begun is finished, or fails, once this is over. */
let work: PromiseWithResolvers<'done' | 'failed'>;
Logger.overrideLogger(false);
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  made = [];
});

/** A server that makes an answer for every address, and keeps it; its text has the number of the latest change. */
async function serve(queue: FairQueue): Promise<string> {
  cache = new ResponseCache();
  work = Promise.withResolvers();
  work.resolve('done');
  const answers = new PublicAnswers(cache, { common: [], sessionCookie: 'session' });
  const application = express().use(queueRequests(queue, answers), (request, response) => {
    const seen = answers.latestChange;
    made.push(request.url);
    const content = {
      body: seen === 0 ? request.url : `${request.url} after ${seen}`,
      contentType: HTML_TYPE,
      contentPolicy: API_POLICY,
      kinds: ['projects'] as const,
      seen,
    };
    void work.promise.then((end) => {
      if (end === 'done') answers.send(request, response, content, []);
      else response.status(500).end('failed');
    });
  });
  server = createServer(application);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Nobody's turn comes until it is let go. */
function holding(queue: FairQueue): () => void {
  let held = true;
  const hold = (): void => void (held && queue.resume().then(hold));
  hold();
  return () => (held = false);
}

const seen = ({ status, text }: Answer): string => `${status} ${text}`;

describe('waiting for a turn', () => {
  it('has nothing made for who has left', async () => {
    const queue = new FairQueue(10);
    const url = await serve(queue);
    const release = holding(queue);
    const leaving = get(`${url}/left`).on('error', () => undefined);
    const staying = ask(`${url}/stayed`);
    await until(async () => queue.length === 2);
    leaving.destroy();
    await until(async () => queue.length === 1);
    release();
    expect(seen(await staying)).toBe('200 /stayed');
    expect(made).toEqual(['/stayed']);
  });

  it('has one thing made once for all who wait for it', async () => {
    const queue = new FairQueue(10);
    const url = await serve(queue);
    const release = holding(queue);
    const waiting = Promise.all(['/page', '/page', '/page'].map((path) => ask(url + path)));
    await until(async () => queue.length === 3);
    release();
    expect((await waiting).map(seen)).toEqual(Array.from({ length: 3 }, () => '200 /page'));
    expect(made).toEqual(['/page']);
  });

  it('has what somebody has begun made once for all who ask for it meanwhile, who take no place', async () => {
    const queue = new FairQueue(1);
    const url = await serve(queue);
    work = Promise.withResolvers();
    const paths = ['/page', '/page', '/page', '/page'];
    const first = ask(`${url}/page`);
    await until(async () => made.length === 1);
    const others = paths.map((path) => ask(url + path));
    // Asked for after them, and begun: they were heard.
    const last = ask(`${url}/other`);
    await until(async () => made.includes('/other'));
    expect(queue.length).toBe(0);
    work.resolve('done');
    expect((await Promise.all([first, ...others, last])).map(seen)).toEqual([
      ...Array.from({ length: 5 }, () => '200 /page'),
      '200 /other',
    ]);
    expect(made).toEqual(['/page', '/other']);
  });

  it('gives nobody what was begun before the latest change', async () => {
    const url = await serve(new FairQueue(10));
    work = Promise.withResolvers();
    const before = ask(`${url}/page`);
    await until(async () => made.length === 1);
    cache.forget('projects');
    const after = ask(`${url}/page`);
    await until(async () => made.length === 2);
    work.resolve('done');
    expect([seen(await before), seen(await after)]).toEqual(['200 /page', '200 /page after 1']);
  });

  it.each(['fails', 'is left'])('goes on where what somebody else has begun %s', async (how) => {
    const url = await serve(new FairQueue(10));
    work = Promise.withResolvers();
    const first = get(`${url}/page`).on('error', () => undefined);
    await until(async () => made.length === 1);
    const other = ask(`${url}/page`);
    void ask(`${url}/later`).catch(() => undefined);
    await until(async () => made.includes('/later'));
    const failing = work;
    work = Promise.withResolvers();
    if (how === 'fails') failing.resolve('failed');
    else first.destroy();
    await until(async () => made.filter((path) => path === '/page').length === 2);
    work.resolve('done');
    expect(seen(await other)).toBe('200 /page');
  });

  it('refuses when too many wait: a page to visitors, a problem to programs', async () => {
    const url = await serve(new FairQueue(0));
    const page = await ask(`${url}/en/projects`);
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([
      503,
      '5',
      HTML_TYPE,
    ]);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.text).toContain('Veuillez réessayer dans un instant.');
    const problem = await ask(`${url}/api/v1/projects`);
    expect([problem.status, problem.headers['retry-after']]).toEqual([503, '5']);
    expect(problem.body).toMatchObject({ code: 'dependency_unavailable', status: 503 });
    expect(made).toEqual([]);
  });

  it('is not for probes, files, and requests from inside the process', async () => {
    const url = await serve(new FairQueue(0));
    for (const path of ['/health/live', '/files/publications/a.pdf', '/metrics']) {
      expect(seen(await ask(url + path))).toBe(`200 ${path}`);
    }
    expect((await inProcess(server as Server, '/api/v1/projects')).status).toBe(200);
  });
});
