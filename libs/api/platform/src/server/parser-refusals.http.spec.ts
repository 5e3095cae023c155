import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Post, type INestApplication } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Server } from 'node:http';
import { Public } from '../access/access.decorators';
import { PROBLEMS } from '../http/problem.wording';
import { httpApp } from '../testing/http-app';
import { askRaw, rawConnection } from '../testing/raw-connection';

@Public()
@Controller('letters')
class LettersController {
  @Get()
  async list(): Promise<object> {
    await pause(50);
    return { items: [] };
  }

  @Post()
  write(): object {
    return {};
  }
}

const GET = 'GET /api/v1/letters HTTP/1.1\r\n';
const POST = 'POST /api/v1/letters HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const long = (bytes: number): string => 'x'.repeat(bytes);

describe('what the parser refuses', () => {
  let app: INestApplication;
  let server: Server;

  beforeAll(async () => {
    app = await httpApp({
      controllers: [LettersController],
      providers: [],
      environment: { PUBLIC_URL: 'https://site.test' },
    });
    await app.listen(0, '127.0.0.1');
    server = app.getHttpServer() as Server;
  });
  afterAll(() => app.close());

  const refusals: readonly (readonly [string, string, keyof typeof PROBLEMS])[] = [
    ['what is no HTTP', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 'malformed_request'],
    ['a version that is none', 'GET / HTTP/9\r\nHost: a\r\n\r\n', 'malformed_request'],
    ['a version that is not spoken', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n', 'http_version_not_supported'],
    ['a version to come', 'GET / HTTP/3.0\r\nHost: a\r\n\r\n', 'http_version_not_supported'],
    ['a missing host', `${GET}\r\n`, 'malformed_request'],
    ['two hosts', `${GET}Host: a\r\nhost: a\r\n\r\n`, 'malformed_request'],
    ['a host with a space', `${GET}Host: ev il\r\n\r\n`, 'malformed_request'],
    ['a host with a path', `${GET}Host: a/b\r\n\r\n`, 'malformed_request'],
    ['a host with a name before it', `${GET}Host: b@a\r\n\r\n`, 'malformed_request'],
    ['two lengths', `${POST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 'malformed_request'],
    ['a broken chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 'malformed_request'],
    ['long headers', `${GET}Host: a\r\nX-Long: ${long(17_000)}\r\n\r\n`, 'headers_too_large'],
    ['a long address', `GET /?q=${long(9_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 'uri_too_long'],
    ['an endless address', `GET /?q=${long(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 'uri_too_long'],
    ['an unknown expectation', `${GET}Host: a\r\nExpect: tea\r\n\r\n`, 'expectation_failed'],
    ['an unknown method', 'BREW /tea HTTP/1.1\r\nHost: a\r\n\r\n', 'not_implemented'],
    ['a coding before the last', `${POST}Transfer-Encoding: gzip, chunked\r\n\r\n`, 'not_implemented'],
    [
      'a coding of its own line',
      `${POST}Transfer-Encoding: x\r\nTransfer-Encoding: chunked\r\n\r\n`,
      'not_implemented',
    ],
    ['CONNECT', 'CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n', 'not_implemented'],
  ];

  it.each(refusals)('of %s is answered like any refusal', async (_name, bytes, code) => {
    const { status, headers, body } = await askRaw(
      server,
      bytes.replace(/\r\n\r\n$/, '\r\nConnection: close$&'),
    );
    expect(status).toBe(PROBLEMS[code].status);
    expect(body).toMatchObject({ status, code, type: `urn:problem:${code}` });
    expect([body['title'], body['detail']]).toEqual([PROBLEMS[code].fr, PROBLEMS[code].fr]);
    expect(headers).toMatchObject({
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'content-language': 'fr',
      date: expect.stringMatching(/ GMT$/),
      'x-request-id': body['request_id'],
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it.each(refusals.filter(([name]) => !/no HTTP|endless|long headers/.test(name)))(
    'of %s is worded in the language that is asked for',
    async (_name, bytes, code) => {
      const english = 'Accept-Language: en\r\nConnection: close\r\n';
      const { body } = await askRaw(server, bytes.replace('\r\n', `\r\n${english}`));
      expect(body['title']).toBe(PROBLEMS[code].en);
    },
  );

  it('of the preface of HTTP/2 is which versions are spoken', async () => {
    const { status, body } = await askRaw(server, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    expect([status, body['code']]).toEqual([505, 'http_version_not_supported']);
  });

  it.each(['a', 'a:80', 'a_b.test', '[::1]:3000', '127.0.0.1', ''])('is not the host "%s"', async (host) => {
    expect((await askRaw(server, `${GET}Host: ${host}\r\nConnection: close\r\n\r\n`)).status).toBe(200);
  });

  it('is neither HTTP/1.0 without a host nor an address with its origin', async () => {
    expect((await askRaw(server, 'GET /api/v1/letters HTTP/1.0\r\n\r\n')).status).toBe(200);
    const line = 'GET http://a.test/api/v1/letters HTTP/1.1\r\nHost: a.test\r\nConnection: close\r\n\r\n';
    expect((await askRaw(server, line)).status).toBe(200);
  });

  it('leaves the answer to the request before it whole', async () => {
    const { text } = await askRaw(server, `${GET}Host: a\r\n\r\nBREW / HTTP/1.1\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 200 [\s\S]*\{"items":\[\]\}HTTP\/1\.1 501 /);
  });

  it('is given up soon, though the other side is silent or sends on, and stays', async () => {
    server.headersTimeout = 100;
    const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    const beginnings = [
      'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ',
      'BREW / HTTP/1.1\r\n\r\n',
      `${GET}Host: a\r\nX-Long: ${long(17_000)}`,
      `${GET}\r\n`,
      'CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n',
      `${POST}Content-Length: 10000000\r\n\r\n{`,
      `${POST}Expect: 100-continue\r\nContent-Length: 10000000\r\n\r\n`,
      `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      '',
    ];
    const sockets = [...beginnings, ...beginnings].map((bytes, place) => {
      const socket = rawConnection(server);
      const sendsOn = place < beginnings.length;
      const drip = setInterval(() => void (sendsOn && socket.writable && socket.write('x')), 50);
      socket.on('close', () => clearInterval(drip)).write(bytes);
      return socket.pause();
    });
    try {
      await pause(300);
      expect(await open()).toBeGreaterThan(0);
      for (let waited = 0; waited < 150 && (await open()) !== 0; waited += 1) await pause(100);
      expect(await open()).toBe(0);
    } finally {
      for (const socket of sockets) socket.destroy();
      server.headersTimeout = 10_000;
    }
  });
});
