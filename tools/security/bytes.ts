import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { Asked } from '../../apps/api/src/testing/ask.ts';
import { aProject, PROJECT_TEXTS } from '../../apps/api/src/testing/sample-content.ts';
import { expectRefusal, expectStatus, expectUntouched, JSON_TYPE, SIGN_IN, type Checks } from './checks.ts';
import { connection, exchange, request, statusIn } from './raw.ts';
import type { Site } from './site.ts';

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const KILOBYTE = 1024;

function signIn(site: Site, body: string | Buffer, headers: Asked['headers'] = JSON_TYPE) {
  return site.ask(SIGN_IN, { method: 'POST', body, headers: { ...headers } });
}

/** K. Limits of requests and odd bytes. */
export const bytes: Checks = {
  'K-01': async (site) => {
    const { token } = await site.administrator();
    const long = JSON.stringify({ email: 'x'.repeat(256 * KILOBYTE), password: 'x' });
    for (const headers of [JSON_TYPE, { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }]) {
      await expectUntouched(site, '413 payload_too_large', () => signIn(site, long, headers));
    }
    expectStatus(await signIn(site, long.slice(0, 2) + long.slice(7 * KILOBYTE)), 400, 422);
    await expectUntouched(site, '400 malformed_json', () => signIn(site, `{"email":${nested(20)}}`));
    expectStatus(await signIn(site, `{"email":${nested(19)}}`), 422);
    expectRefusal(await site.ask(`/api/v1/projects?q=${'x'.repeat(8 * KILOBYTE)}`), '414 uri_too_long');
    expectRefusal(
      await site.ask('/', { headers: { 'X-Long': 'x'.repeat(17 * KILOBYTE) } }),
      '431 headers_too_large',
    );
    expectStatus(await site.ask('/', { headers: { 'X-Long': 'x'.repeat(12 * KILOBYTE) } }), 200);
    for (const encoding of ['gzip', 'br', 'deflate']) {
      const headers = { ...JSON_TYPE, 'Content-Encoding': encoding };
      await expectUntouched(site, '415 unsupported_media_type', () => signIn(site, gzipSync('{}'), headers));
    }
    for (const [name, longest] of Object.entries(PROJECT_TEXTS)) {
      const ask = () => site.post('projects', aProject({ [name]: 'x'.repeat(longest + 1) }), { token });
      await expectUntouched(site, '422 validation_failed', ask, `/${name}`);
    }
  },

  'K-06': async (site) => {
    const quoted = Buffer.from('{"email":"\xc3\x28","password":"x"}', 'latin1');
    const utf16 = Buffer.from('{"email":"a@example.org"}', 'utf16le');
    for (const body of [quoted, utf16, '{', 'undefined', '{"email":NaN}']) {
      await expectUntouched(site, '400 malformed_json', () => signIn(site, body));
    }
    const headers = { 'Content-Type': 'application/json; charset=utf-16' };
    await expectUntouched(site, '415 unsupported_media_type', () => signIn(site, utf16, headers));
  },

  'K-21': async (site) => {
    const { token } = await site.administrator();
    const piece = Buffer.alloc(64 * KILOBYTE, 'a');
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
    const declared = 'Content-Length: 60000000';
    const bodies: readonly (readonly [string, Buffer, ...string[]])[] = [
      ['POST /api/v1/auth/sign-in', piece, 'Content-Type: application/json', declared],
      ['POST /api/v1/auth/sign-in', chunk, 'Content-Type: application/json', 'Transfer-Encoding: chunked'],
      ['POST /contact', piece, 'Content-Type: application/x-www-form-urlencoded', declared],
      [
        'POST /api/v1/files/publications',
        piece,
        'Content-Type: multipart/form-data; boundary=x',
        `Authorization: Bearer ${token}`,
        declared,
      ],
    ];
    for (const [line, sent, ...headers] of bodies) {
      const head = request(line, ...headers);
      const { text, taken } = await flood(site, head, sent);
      assert.equal(statusIn(text), 413, `${line} ${text.slice(0, 60)}`);
      assert.ok(taken < 8 * KILOBYTE ** 2, `${line} took ${taken} bytes`);
      if (!headers.includes(declared)) continue;
      const asked = await exchange(site, [request(line, ...headers, 'Expect: 100-continue')]);
      assert.equal(statusIn(asked.text), 413, `${line} with Expect`);
    }
  },
};

/** Sends on and on until the server hangs up. What was taken includes what lies in the buffers of both sides. */
function flood(site: Site, head: string, piece: Buffer): Promise<{ text: string; taken: number }> {
  const socket = connection({ port: site.instances[0]?.port ?? 0 });
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => (text += part));
  const send = (): void => {
    while (socket.writable && socket.bytesWritten < 60_000_000) if (!socket.write(piece)) return;
  };
  socket.write(head);
  socket.on('drain', send);
  send();
  return new Promise((resolve) => {
    const end = setTimeout(() => socket.destroy(), 15_000);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(end);
      resolve({ text, taken: socket.bytesWritten - socket.writableLength });
    });
  });
}
