import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Delete, Get, HttpCode, Post, Query, type INestApplication } from '@nestjs/common';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { Public } from '../access/access.decorators';
import { httpApp } from '../testing/http-app';

class Inbox {
  readonly received: unknown[] = [];
}

@Public()
@Controller('letters')
class LettersController {
  constructor(private readonly inbox: Inbox) {}

  @Get()
  list(@Query('q') _search: string): object {
    return { items: [] };
  }

  @Post()
  @HttpCode(200)
  write(@Body() letter: object): object {
    this.inbox.received.push(letter);
    return { received: letter };
  }

  @Delete(':id')
  remove(): object {
    return {};
  }
}

describe('the limits of a request', () => {
  let app: INestApplication;
  let server: Server;
  const inbox = new Inbox();
  const post = (type = 'application/json') =>
    request(server)
      .post('/api/v1/letters')
      .set('Content-Type', type)
      .ok(() => true);

  beforeAll(async () => {
    app = await httpApp({
      controllers: [LettersController],
      providers: [{ provide: Inbox, useValue: inbox }],
    });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  /** Sends bytes as they are and reads until the server hangs up. */
  async function raw(text: string): Promise<string> {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.write(text);
    await once(socket, 'close');
    return answer;
  }

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'accepts a body of type %s',
    async (type) => {
      const { status, body } = await post(type).send('{"text":"Étude 👩‍👩‍👧"}');
      expect([status, body]).toEqual([200, { received: { text: 'Étude 👩‍👩‍👧' } }]);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-16',
    'application/problem+json',
    'multipart/form-data; boundary=x',
    '',
  ])('refuses a body of type "%s" with 415', async (type) => {
    const before = inbox.received.length;
    const { status, body, headers } = await post(type).send('{"text":"x"}');
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['cache-control']).toBe('no-store');
    expect(inbox.received.length).toBe(before);
  });

  it('refuses a compressed body with 415', async () => {
    const { status, body } = await post()
      .set('Content-Encoding', 'gzip')
      .send(gzipSync('{}') as unknown as string);
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('refuses a body of more than 256 kB with 413, declared or not', async () => {
    const text = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    const { status, body } = await post().send(text);
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
    const chunk = `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
    const answer = await raw(
      `POST /api/v1/letters HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk}`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect((await post().send(JSON.stringify({ text: 'x'.repeat(255 * 1024) }))).status).toBe(200);
  });

  it('refuses JSON deeper than 20 levels with 400', async () => {
    const nested = (depth: number): string => `{"a":${'['.repeat(depth - 1)}"[[["${']'.repeat(depth - 1)}}`;
    expect((await post().send(nested(20))).status).toBe(200);
    for (const depth of [21, 100_000]) {
      const { status, body } = await post().send(nested(depth));
      expect([status, body.code]).toEqual([400, 'malformed_json']);
    }
  });

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0x22, 0x7d])],
    ['half a document', '{"a":'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ])('refuses %s with 400', async (_name, text) => {
    const { port } = server.address() as AddressInfo;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/letters`, {
      method: 'POST',
      headers,
      body: text,
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      'malformed_json',
    ]);
  });

  it('refuses an address of more than 8 kB with 414', async () => {
    const { status, body } = await request(server)
      .get(`/api/v1/letters?q=${'x'.repeat(8 * 1024)}`)
      .ok(() => true);
    expect([status, body.code]).toEqual([414, 'uri_too_long']);
    await request(server)
      .get(`/api/v1/letters?q=${'x'.repeat(4 * 1024)}`)
      .expect(200);
  });

  it('refuses an address that is longer than all headers may be with 414, too', async () => {
    const answer = await raw(`GET /?q=${'x'.repeat(20 * 1024)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 414 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').code).toBe('uri_too_long');
  });

  it('refuses headers of more than 16 kB with 431 and a problem document', async () => {
    const answer = await raw(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(17 * 1024)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('Content-Type: application/problem+json');
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').status).toBe(431);
  });

  it.each([
    ['TRACE /api/v1/letters HTTP/1.1', 405],
    ['TRACK / HTTP/1.1', 501],
    ['BREW / HTTP/1.1', 501],
    ['PROPFIND /api/v1/letters HTTP/1.1', 405],
    ['PROPFIND / HTTP/1.1', 404],
    ['OPTIONS * HTTP/1.1', 405],
    ['GET / HTTP/9', 400],
  ])('refuses "%s" with %i and echoes nothing', async (line, status) => {
    const answer = await raw(`${line}\r\nHost: a\r\nX-Secret: echo\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('echo');
  });

  it('has the waits of a server that slow clients cannot hold', () => {
    expect([server.headersTimeout, server.requestTimeout, server.timeout]).toEqual([10_000, 120_000, 0]);
  });
});
