import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import express from 'express';
import { ask, type Answer } from '../testing/ask';
import { formPosts } from './form-posts';
import type { OwnRequest } from './in-process';
import type { PageRequest } from './page-renderer';

const FORM = 'application/x-www-form-urlencoded';
const VALID = 'nom=Awa&email=awa%40example.org&message=Bonjour';

let server: Server;
let origin: string;
/** What the API answers, in turn; its last answer stays. */
let answers: (() => Response)[];
let calls: { readonly path: string; readonly asked: OwnRequest; readonly body: Record<string, unknown> }[];

const problem = (status: number, body: object = {}, headers: Record<string, string> = {}) =>
  Response.json({ detail: 'Trop de tentatives.', ...body }, { status, headers });

/** The page as text: where it stands, what was typed, what came of it. */
const render = async ({ url, submitted }: PageRequest) => ({
  status: 200,
  html: JSON.stringify({ url, submitted }),
  shows: [],
  audience: 'public' as const,
  complete: true,
});

beforeAll(async () => {
  const app = express().use(
    formPosts({
      render,
      publicUrl: 'https://site.test',
      passwordMinLength: 6,
      transport: fetch,
      contentPolicy: true,
      call: async (path, asked) => {
        calls.push({ path, asked, body: JSON.parse(String(asked.body)) as Record<string, unknown> });
        const next = answers.length > 1 ? answers.shift() : answers[0];
        return next!();
      },
    }),
  );
  server = createServer(app as never);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => void server.close(closed)));
beforeEach(() => {
  calls = [];
  answers = [() => Response.json({ status: 'accepted' }, { status: 202 })];
});

const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(`${origin}${path}`, { method: 'POST', body, headers: { 'Content-Type': FORM, ...headers } });
const submittedOf = ({ text }: Answer) =>
  (JSON.parse(text) as { submitted: Record<string, unknown> }).submitted;

describe('a posted contact form', () => {
  it('becomes one call in the language of its page, whose answer says what was taken', async () => {
    const answer = await post('/en/contact', `${VALID}%0D%0Aici&sujet=&unknown=1`, {
      'X-Forwarded-For': '198.51.100.9',
    });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(submittedOf(answer)).toMatchObject({
      outcome: 'accepted',
      values: { nom: 'Awa', email: 'awa@example.org', message: 'Bonjour\r\nici' },
    });
    expect(calls.map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/v1/contact-messages',
        { nom: 'Awa', email: 'awa@example.org', message: 'Bonjour\nici', language: 'en' },
      ],
    ]);
    const { asked } = calls[0]!;
    expect(asked.remoteAddress).toMatch(/127\.0\.0\.1$/);
    expect(asked.headers).toMatchObject({ 'Accept-Language': 'en', 'x-forwarded-for': '198.51.100.9' });
  });

  it('has the same key when it is sent again, and another one when it says something else', async () => {
    for (const body of [VALID, VALID, `${VALID}!`]) await post('/contact', body);
    const keys = calls.map(({ asked }) => (asked.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    // The API remembers a key for a day: a message may be meant again after that.
    ['/contact', VALID, 86_400, true],
    ['/newsletter', 'email=a%40b.ci&consent=true', 60, false],
  ])('to %s may be meant again after its time, and not before', async (path, body, seconds, remembered) => {
    const clock = jest.spyOn(Date, 'now');
    try {
      for (const passed of [0, seconds - 1, seconds]) {
        clock.mockReturnValue((36_000_000 + passed) * 1_000);
        await post(path, body);
      }
    } finally {
      clock.mockRestore();
    }
    const keys = calls.map(({ asked }) => (asked.headers as Record<string, string>)['Idempotency-Key']);
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, remembered]);
  });

  it('waits for the first of a double click', async () => {
    const accepted = answers[0]!;
    answers = [() => problem(409), accepted];
    expect((await post('/contact', VALID)).status).toBe(200);
    expect(calls).toHaveLength(2);
  });

  it('is shown again with what was typed and what is wrong, by field', async () => {
    answers = [() => problem(422, { errors: [{ pointer: '/email', message: 'Email valide requis' }] })];
    const answer = await post('/contact?sujet=Eau', 'nom=Awa&email=faux&message=%3Cb%3E&website=bot');
    expect([answer.status, answer.headers['cache-control']]).toEqual([422, 'no-store']);
    expect(calls[0]!.body).toMatchObject({ website: 'bot' });
    expect(submittedOf(answer)).toEqual({
      name: 'contact',
      outcome: 'refused',
      values: { nom: 'Awa', email: 'faux', message: '<b>' },
      errors: { email: 'Email valide requis' },
    });
  });

  it.each([
    [429, 429],
    [503, 503],
    [500, 500],
    [404, 503],
  ])('keeps what was typed when the API answers %d', async (said, status) => {
    answers = [() => problem(said, {}, { 'Retry-After': '60' })];
    const answer = await post('/contact', VALID);
    expect([answer.status, answer.headers['retry-after']]).toEqual([status, '60']);
    expect(submittedOf(answer)).toMatchObject({
      outcome: 'failed',
      values: { nom: 'Awa', message: 'Bonjour' },
    });
  });

  it('takes the first of two fields, and nothing that the form does not have', async () => {
    await post('/contact', `nom=Un&nom=Deux&__proto__=x&constructor=y&toString=z&message=m`);
    expect(calls[0]!.body).toEqual({ nom: 'Un', email: '', message: 'm', language: 'fr' });
  });
});

describe('a body that is no form of this site', () => {
  it.each([
    ['JSON', 415, '{}', { 'Content-Type': 'application/json' }],
    ['another charset', 415, VALID, { 'Content-Type': `${FORM}; charset=iso-8859-1` }],
    ['a compressed body', 415, VALID, { 'Content-Encoding': 'gzip' }],
    ['parts, where none are expected', 415, '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }],
    ['bytes that are no UTF-8', 400, Buffer.from([0x6e, 0x3d, 0xc3, 0x28]), {}],
    ['escaped bytes that are no UTF-8', 400, 'nom=%C3%28', {}],
    ['a broken escape', 400, 'nom=%zz', {}],
    ['a megabyte', 413, 'a'.repeat(1_000_000), {}],
  ])('%s is refused with %d, on the page', async (_name, status, body, headers) => {
    const answer = await post('/contact', body, headers);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(submittedOf(answer)).toEqual({ name: 'contact', outcome: 'failed', values: {}, errors: {} });
    expect(calls).toEqual([]);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://elsewhere.test' },
    { Origin: 'http://site.test' },
    { Origin: 'null' },
  ])('is refused when another site posts it: %j', async (headers) => {
    const answer = await post('/contact', VALID, headers);
    expect([answer.status, submittedOf(answer)['values'], calls]).toEqual([403, {}, []]);
  });

  it.each([
    () => ({ Origin: 'https://site.test' }),
    () => ({ Origin: origin }),
    () => ({ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }),
  ])('is taken from this site, under any of its names: %#', async (headers) => {
    expect((await post('/contact', VALID, headers())).status).toBe(200);
  });
});

describe('the forms of the newsletter', () => {
  it('carry a consent that was given, and none that was not', async () => {
    const accepted = await post('/newsletter', 'email=a%40b.ci&consent=true&source=resources');
    expect([accepted.status, submittedOf(accepted)['outcome']]).toEqual([200, 'accepted']);
    await post('/newsletter', 'email=a%40b.ci');
    expect(calls.map(({ body }) => body)).toEqual([
      { email: 'a@b.ci', consent: true, source: 'resources', language: 'fr' },
      { email: 'a@b.ci', consent: false, language: 'fr' },
    ]);
  });

  it('find their token in the body or in the address', async () => {
    await post('/newsletter/confirm', 'token=abc');
    await post('/en/newsletter/unsubscribe?token=def', 'List-Unsubscribe=One-Click');
    expect(
      calls.map(({ path, body }) => [path.replace('/api/v1/newsletter/subscriptions', ''), body]),
    ).toEqual([
      ['/confirm', { token: 'abc' }],
      ['/unsubscribe', { token: 'def' }],
    ]);
  });

  it('let a mail program leave in one click, in either encoding and from any site', async () => {
    const parts =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    for (const [body, type] of [
      ['List-Unsubscribe=One-Click', FORM],
      [parts, 'multipart/form-data; boundary=x'],
    ] as const) {
      for (const foreign of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://mail.test' }]) {
        const headers = { 'Content-Type': type, ...foreign };
        expect((await post('/newsletter/unsubscribe?token=abc', body, headers)).status).toBe(200);
      }
    }
    const other = await post('/newsletter/unsubscribe?token=abc', 'a=b', { 'Sec-Fetch-Site': 'cross-site' });
    expect([other.status, calls.length]).toEqual([403, 4]);
  });
});

describe('other requests', () => {
  it('pass by', async () => {
    expect((await post('/nothing', VALID)).status).toBe(404);
    expect((await post('/contact/', VALID)).status).toBe(404);
    expect((await ask(`${origin}/contact`)).status).toBe(404);
    expect(calls).toEqual([]);
  });
});
