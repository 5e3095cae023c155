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
let made: string[] = [];
Logger.overrideLogger(false);
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  made = [];
});

/** A server that makes an answer for every address, and keeps it. */
async function serve(queue: FairQueue): Promise<string> {
  const answers = new PublicAnswers(new ResponseCache(), { common: [], sessionCookie: 'session' });
  const application = express().use(queueRequests(queue, answers), (request, response) => {
    made.push(request.url);
    const content = {
      body: request.url,
      contentType: HTML_TYPE,
      contentPolicy: API_POLICY,
      kinds: [],
      seen: 0,
    };
    answers.send(request, response, content, []);
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
