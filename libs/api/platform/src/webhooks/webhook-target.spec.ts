import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { isTarget, postTo, UnreachableTarget } from './webhook-target';

const PUBLIC = { webhookLoopback: false };
const TEST = { webhookLoopback: true };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

const post = (url: string, rules = TEST) =>
  postTo(
    new URL(url),
    { body: '{"a":1}', headers: { 'webhook-id': 'x' }, signal: new AbortController().signal },
    rules,
  );
const refusal = (sent: Promise<unknown>) =>
  sent.then(
    (status) => status,
    (error: unknown) => (error instanceof UnreachableTarget ? error.message : error),
  );

describe('a target', () => {
  it.each([
    ...['https://example.org/hook?x=1', 'https://example.org:8443/', 'https://8.8.8.8/'],
    ...['HTTPS://Example.org', 'https://exämple.org/a|b'],
  ])('is %s', (url) => expect(isTarget(url, PUBLIC)).toBe(true));

  it.each([
    ...['http://example.org/', 'ftp://example.org/', 'javascript:alert(1)', 'example.org', 'https://'],
    ...[' https://example.org/', 'https://example.org/\n', 'ht\ttps://example.org/', 'https:example.org'],
    ...['https://me:secret@example.org/', 'https://example.org:22/', 'https://example.org/#a'],
    ...[
      'https://127.0.0.1/',
      'https://127.1/',
      'https://0x7f.1/',
      'https://2130706433/',
      'https://0177.0.0.1/',
    ],
    ...['https://10.0.0.1/', 'https://169.254.169.254/latest/meta-data/', 'https://192.168.1.1:8080/'],
    ...[
      'https://localhost/',
      'https://localhost./',
      'https://LOCALHOST:8443/',
      'https://a.localhost/',
      'https://printer.local/',
      'https://metadata.google.internal/',
      'https://db/',
    ],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[fe80::1]/', 'https://[fd00::1]/'],
  ])('is not %j', (url) => expect(isTarget(url, PUBLIC)).toBe(false));
});

describe('a call', () => {
  it('posts the body with its headers, and answers the status', async () => {
    const seen: { message: IncomingMessage; body: string }[] = [];
    const port = await listening((message, response) => {
      let body = '';
      message.on('data', (part: Buffer) => (body += part.toString()));
      message.on('end', () => {
        seen.push({ message, body });
        response.writeHead(202).end('x'.repeat(1_000_000));
      });
    });
    expect(await post(`http://127.0.0.1:${port}/hook`)).toEqual({ status: 202, retryAfter: 0 });
    expect(await post(`http://localhost:${port}/hook`)).toMatchObject({ status: 202 });
    const [{ message, body } = { message: undefined, body: '' }] = seen;
    expect([message?.method, message?.url, body]).toEqual(['POST', '/hook', '{"a":1}']);
    expect(message?.headers).toMatchObject({ 'webhook-id': 'x', 'content-type': 'application/json' });
  });

  it('is not redirected', async () => {
    let calls = 0;
    const port = await listening((_, response) => {
      calls += 1;
      response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    expect([await post(`http://127.0.0.1:${port}/`), calls]).toMatchObject([{ status: 307 }, 1]);
  });

  it('goes nowhere when its name stands for what is closed at that moment', async () => {
    let calls = 0;
    const port = await listening((_, response) => {
      calls += 1;
      response.end();
    });
    expect(await refusal(post(`https://localhost:${port}/`, PUBLIC))).toBe('target_refused');
    expect(await refusal(post(`http://127.0.0.1:${port}/`, PUBLIC))).toBe('target_refused');
    expect(calls).toBe(0);
  });

  it('says why no answer came', async () => {
    expect(await refusal(post('http://127.0.0.1:1025/'))).toBe('econnrefused');
    expect(await refusal(post('http://no-such-name.invalid:8080/'))).toMatch(/enotfound|eai_again/);
    const port = await listening((message) => message.socket.destroy());
    expect(await refusal(post(`http://127.0.0.1:${port}/`))).toBe('econnreset');
    const upgrading = await listening(
      ({ socket }) =>
        void socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'),
    );
    expect(await refusal(post(`http://127.0.0.1:${upgrading}/`))).toBe('closed');
  });
});
