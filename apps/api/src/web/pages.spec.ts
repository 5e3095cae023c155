import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PublicAnswers, ResponseCache } from '@site/api-platform/response-cache';
import express from 'express';
import { ask } from '../testing/ask';
import { sitePages } from './pages';

let kept: ResponseCache;
let begun: ((html: string | Error) => void)[];
let server: Server;
let origin: string;

beforeEach(async () => {
  [kept, begun] = [new ResponseCache(), []];
  const pages = sitePages({
    answers: new PublicAnswers(kept, { common: [], sessionCookie: 'session' }),
    render: async () => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      begun.push((html) => (html instanceof Error ? reject(html) : resolve(html)));
      return { status: 200, html: await promise, shows: ['news'], audience: 'public', complete: true };
    },
    publicUrl: 'https://site.test',
    passwordMinLength: 6,
    transport: fetch,
    contentPolicy: true,
  });
  server = createServer(express().use(pages));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

/** Somebody whose question has arrived, and what he will be answered. */
async function visitor(path = '/projects'): Promise<{ answer: Promise<unknown> }> {
  const arrived = new Promise((resolve) => server.once('request', resolve));
  const answer = ask(origin + path).then(({ status, text }) => [status, text]);
  await arrived;
  return { answer };
}

async function finish(page: number, html: string | Error): Promise<void> {
  while (begun.length <= page) await pause(5);
  begun[page]?.(html);
}

describe('pages that are being made', () => {
  it('are shared, and made once more for all who came after a change, however many changes there were', async () => {
    const [one, another] = [await visitor(), await visitor()];
    kept.forget('news');
    const later = await visitor();
    kept.forget('news');
    const last = await visitor();
    expect(begun).toHaveLength(1);
    await finish(0, 'before');
    for (const { answer } of [one, another]) expect(await answer).toEqual([200, 'before']);
    await finish(1, 'after');
    for (const { answer } of [later, last]) expect(await answer).toEqual([200, 'after']);
    expect(begun).toHaveLength(2);
  });

  it('are made for who came after a change although the one before failed', async () => {
    const one = await visitor();
    kept.forget('news');
    const later = await visitor();
    await finish(0, new Error('gone'));
    expect(await one.answer).toEqual([500, expect.any(String)]);
    await finish(1, 'after');
    expect(await later.answer).toEqual([200, 'after']);
  });

  it('do not keep those of other addresses waiting', async () => {
    const [one, other] = [await visitor(), await visitor('/news')];
    await finish(1, 'other');
    expect(await other.answer).toEqual([200, 'other']);
    await finish(0, 'one');
    expect(await one.answer).toEqual([200, 'one']);
  });
});
