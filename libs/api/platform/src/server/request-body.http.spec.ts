import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Post, type INestApplication } from '@nestjs/common';
import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { Public } from '../access/access.decorators';
import { Cached } from '../response-cache/cached.decorator';
import { httpApp } from '../testing/http-app';
import { askRaw, closed, rawConnection, type RawAnswer } from '../testing/raw-connection';
import { readBody } from './request-body';

@Controller('letters')
class LettersController {
  @Public()
  @Post()
  write(@Body() letter: object): object {
    return letter;
  }

  @Public()
  @Cached('projects')
  @Get()
  list(): object {
    return {};
  }
}

const MEGABYTE = 1024 * 1024;
const post = (path: string, ...headers: string[]): string =>
  [`POST /api/v1/${path} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

describe('a body', () => {
  let app: INestApplication;
  let server: Server;
  const served = new Map<number | undefined, Socket>();
  const bytes = Buffer.alloc(64 * 1024, 'a');
  const chunk = Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`);
  const FLOODS = [
    ['declared too large', post('letters', 'Content-Length: 60000000'), bytes, 413],
    ['growing too large', post('letters', 'Transfer-Encoding: chunked'), chunk, 413],
    ['of another type', post('letters', 'Content-Length: 60000000').replace('json', 'csv'), bytes, 415],
    ['for nobody', post('nothing', 'Content-Length: 60000000'), bytes, 404],
  ] as const;
  let floods: ReturnType<typeof flood>[];

  beforeAll(async () => {
    app = await httpApp({ controllers: [LettersController], providers: [] });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
    server.on('connection', (socket: Socket) => served.set(socket.remotePort, socket));
    // Each is given up after five seconds: they wait for that together.
    floods = FLOODS.map(([, head, piece]) => flood(head, piece));
  });
  afterAll(() => app.close());

  /** Sends on and on until the server hangs up. Answers what came back, and how much the server has read. */
  async function flood(head: string, piece: string | Buffer): Promise<{ answer: string; read: number }> {
    const socket = rawConnection(server);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    let port: number | undefined;
    socket.once('connect', () => (port = socket.localPort));
    let sent = 0;
    const send = (): void => {
      while (socket.writable && sent < 60 * MEGABYTE) {
        sent += piece.length;
        if (!socket.write(piece)) return void socket.once('drain', send);
      }
    };
    socket.write(head);
    send();
    await closed(socket);
    return { answer, read: served.get(port)?.bytesRead ?? Infinity };
  }

  it.each(FLOODS.map(([name, , , status], place) => [name, status, place] as const))(
    '%s is refused with %d without being read on',
    async (_name, status, place) => {
      const { answer, read } = await floods[place]!;
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain('Connection: close');
      expect(read).toBeLessThan(MEGABYTE);
    },
  );

  it.each([
    ['GET', '', 413],
    ['OPTIONS', '', 204],
    ['OPTIONS', 'Origin: https://a.test\r\nAccess-Control-Request-Method: POST\r\n', 204],
  ])('that nobody reads is not waited for (%s, %j)', async (method, more, status) => {
    // From now on the answer is kept.
    await askRaw(server, 'GET /api/v1/letters HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const socket = rawConnection(server).setEncoding('utf8');
    const head = post('letters', 'Content-Length: 60000000').replace('POST', method);
    socket.write(head.replace(/\r\n$/, `${more}$&a`));
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*\r\nConnection: close\r\n`));
    socket.destroy();
  });

  it('that is too large is refused before it is asked for', async () => {
    const head = post('letters', 'Content-Length: 60000000', 'Expect: 100-continue');
    const { status, text } = await askRaw(server, head);
    expect([status, text.includes(' 100 ')]).toEqual([413, false]);
  });

  it('that is welcome is asked for', async () => {
    const socket = rawConnection(server).setEncoding('utf8');
    socket.write(post('letters', 'Content-Length: 7', 'Expect: 100-continue', 'Connection: close'));
    const [first] = (await once(socket, 'data')) as [string];
    expect(first).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('{"a":1}');
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 201 [\s\S]*\{"a":1\}$/);
  });

  it('is missed where there is none, and may begin with a mark of its byte order', async () => {
    const send = (text: string): Promise<RawAnswer> =>
      askRaw(server, `${post('letters', 'Transfer-Encoding: chunked', 'Connection: close')}${text}0\r\n\r\n`);
    expect((await send('')).body).toMatchObject({ status: 400, code: 'body_required' });
    const bare = await askRaw(server, post('letters', 'Content-Length: 0', 'Connection: close'));
    expect(bare.body).toMatchObject({ status: 400, code: 'body_required' });
    expect((await send('a\r\n\u{feff}{"a":1}\r\n')).text).toMatch(/ 201 [\s\S]*\{"a":1\}$/);
    expect((await send('4\r\nnull\r\n')).body).toMatchObject({ errors: [{ code: 'object_expected' }] });
  });

  it('with a name that stands twice in one object is refused, as parsers differ', async () => {
    const send = (json: string) =>
      askRaw(
        server,
        post('letters', `Content-Length: ${Buffer.byteLength(json)}`, 'Connection: close') + json,
      );
    const { body } = await send(String.raw`{"a":[{"b":1},{"x/y":{"b":"b:{\"","\u0062":2}}]}`);
    expect(body).toMatchObject({
      status: 400,
      code: 'malformed_json',
      errors: [{ pointer: '/a/1/x~1y/b', code: 'key_repeated' }],
    });
    expect((await send('{"a":{"b":1},"b":{"a":[1,{"a":2},"a","a"]}}')).status).toBe(201);
  });
});

describe('reading a body', () => {
  const incoming = (): PassThrough & IncomingMessage =>
    Object.assign(new PassThrough(), { headers: {} }) as unknown as PassThrough & IncomingMessage;

  it('that comes too slowly is given up', async () => {
    const request = incoming();
    request.write('{');
    await expect(readBody(request, 10, 20)).rejects.toMatchObject({ code: 'request_timeout' });
    expect(request.isPaused()).toBe(true);
  });

  it('that its sender breaks off is the sender’s affair', async () => {
    const request = incoming();
    setImmediate(() => request.destroy(new Error('aborted')));
    await expect(readBody(request, 10)).rejects.toMatchObject({ code: 'malformed_request' });
  });
});
