import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { once } from 'node:events';
import { UPLOAD_LIMITS } from '@site/vocabulary';
import { aJpeg, aPdf } from './testing/sample-images';
import { startTestServer, type Sent, type TestServer } from './testing/test-server';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const BOUNDARY = 'a-boundary';
const partHead = (name = 'a.pdf', type = 'application/pdf') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
const FORM_END = `\r\n--${BOUNDARY}--\r\n`;

/** Sends raw bytes and reads until the server has closed. */
async function exchange(
  chunks: readonly (string | Uint8Array)[],
  headers: string,
  boundary = BOUNDARY,
): Promise<string> {
  const { socket, received } = startUpload(headers, boundary);
  for (const chunk of chunks) socket.write(chunk);
  await once(socket, 'end');
  return received();
}

function startUpload(headers: string, boundary = BOUNDARY) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(
    'POST /api/v1/files/publications HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer administrator\r\n',
  );
  socket.write(`Content-Type: multipart/form-data; boundary=${boundary}\r\n${headers}\r\n\r\n`);
  return { socket, received: () => text };
}

const chunked = (bytes: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    Buffer.from(bytes as Uint8Array),
    Buffer.from('\r\n'),
  ]);

describe('the size of an upload', () => {
  it.each([
    ['publications', 'application/pdf', 'a.pdf', UPLOAD_LIMITS.pdfBytes, 201],
    ['publications', 'application/pdf', 'a.pdf', UPLOAD_LIMITS.pdfBytes + 1, 413],
    ['project-images', 'image/jpeg', 'a.jpg', UPLOAD_LIMITS.imageBytes + 1, 413],
  ])('in %s of %s %s: %d bytes are answered with %d', async (bucket, type, name, size, expected) => {
    const { status, body } = await server.upload(bucket, { bytes: aPdf(size), name, type });
    expect(status).toBe(expected);
    if (expected !== 413) return;
    expect(body['code']).toBe('payload_too_large');
    expect(await server.kept()).toEqual([]);
  });

  it('accepts a JPEG of exactly five megabytes', async () => {
    const jpeg = await aJpeg();
    const bytes = Buffer.concat([jpeg, Buffer.alloc(UPLOAD_LIMITS.imageBytes - jpeg.length)]);
    expect((await server.upload('project-images', { bytes })).status).toBe(201);
  });

  it('refuses what says it is far too large before any of it is sent', async () => {
    const text = await exchange([], 'Content-Length: 99000000');
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(text).toContain('"code":"payload_too_large"');
    expect(await server.kept()).toEqual([]);
  });

  it('refuses more than a form may hold before there is any file in it', async () => {
    const piece = chunked(Buffer.alloc(1024 * 1024, 'x'));
    const pieces = Array.from({ length: UPLOAD_LIMITS.pdfBytes / 1024 ** 2 + 2 }, () => piece);
    expect(await exchange(pieces, 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1\.1 413 /);
    expect(await server.kept()).toEqual([]);
  });

  it.each([
    ['accepts a boundary as long as any', 70, 201],
    ['refuses a longer one', 300, 422],
  ])('%s', async (_name, length, status) => {
    const boundary = 'b'.repeat(length);
    const form = (partHead() + aPdf().toString('latin1') + FORM_END).replaceAll(BOUNDARY, boundary);
    const headers = `Connection: close\r\nContent-Length: ${form.length}`;
    const text = await exchange([Buffer.from(form, 'latin1')], headers, boundary);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('refuses one byte too many before the rest is sent, with a stated length', async () => {
    const bytes = aPdf(UPLOAD_LIMITS.pdfBytes + 1);
    const length = partHead().length + bytes.length + 4_000 + FORM_END.length;
    const text = await exchange([partHead(), bytes, ' '.repeat(100)], `Content-Length: ${length}`);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(await server.kept()).toEqual([]);
  });

  it('refuses one byte too many before the rest is sent, without a stated length', async () => {
    const bytes = [partHead(), aPdf(UPLOAD_LIMITS.pdfBytes + 1), ' '.repeat(100)].map(chunked);
    const text = await exchange(bytes, 'Transfer-Encoding: chunked');
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/\r\nconnection: close\r\n/i);
    expect(await server.kept()).toEqual([]);
  });

  it('accepts the same without a stated length when it is small enough', async () => {
    const bytes = [...[partHead(), aPdf(), FORM_END].map(chunked), '0\r\n\r\n'];
    const text = await exchange(bytes, 'Transfer-Encoding: chunked\r\nConnection: close');
    expect(text).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('stays readable for a sender that goes on sending', async () => {
    const { socket, received } = startUpload('Content-Length: 60000000');
    const closed = once(socket, 'close');
    let failure: Error | undefined;
    socket.on('error', (error) => (failure = error));
    for (let sent = 0; sent < 40 && !socket.destroyed; sent += 1) {
      socket.write(randomBytes(1024 * 1024));
      await new Promise((resume) => setTimeout(resume, 5));
    }
    socket.end();
    await closed;
    expect(failure).toBeUndefined();
    expect(received()).toMatch(/^HTTP\/1\.1 413 /);
  }, 20_000);

  it('keeps nothing of a sender that goes away half-way', async () => {
    const { socket } = startUpload('Content-Length: 900000');
    socket.write(partHead());
    socket.write(aPdf(100_000));
    while ((await server.kept()).length === 0) await new Promise((resume) => setTimeout(resume, 10));
    socket.destroy();
    while ((await server.kept()).length > 0) await new Promise((resume) => setTimeout(resume, 10));
  });
});

describe('the form', () => {
  it('refuses two files', async () => {
    const bytes = await aJpeg();
    const { status, body } = await server.upload('project-images', { bytes }, { bytes });
    expect([status, body['code']]).toEqual([422, 'validation_failed']);
    expect(await server.kept()).toEqual([]);
  });

  it('refuses a file in another field', async () => {
    const { status, body } = await server.upload('project-images', { bytes: await aJpeg(), field: 'image' });
    expect([status, body['code']]).toEqual([422, 'unknown_field']);
    expect(body['errors']).toMatchObject([{ pointer: '/image', code: 'field_unknown' }]);
    expect(await server.kept()).toEqual([]);
  });

  it('refuses a field beside the file', async () => {
    const form = new FormData();
    form.append('file', new Blob([(await aJpeg()) as Buffer<ArrayBuffer>], { type: 'image/jpeg' }), 'a.jpg');
    form.append('uploaded_by', 'somebody');
    const { status, body } = await server.post('project-images', { body: form });
    expect([status, body['code']]).toEqual([422, 'unknown_field']);
    expect(await server.kept()).toEqual([]);
  });

  it.each([
    ['no part at all', `--${BOUNDARY}--\r\n`],
    ['no end', partHead() + 'abc'],
    ['nothing', ''],
    ['a broken part', `--${BOUNDARY}\r\nnonsense\r\n\r\nabc${FORM_END}`],
  ])('refuses a form with %s', async (_what, body) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const answer = await server.post('publications', { body, headers });
    expect([answer.status, answer.body['code']]).toEqual([422, 'validation_failed']);
    expect(await server.kept()).toEqual([]);
  });

  it('refuses a form without a boundary, and what is no form', async () => {
    const bare = await server.post('publications', {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(bare.status).toBe(422);
    const json = await server.post('publications', {
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([json.status, json.body['code']]).toEqual([415, 'unsupported_media_type']);
    const pdf = await server.post('publications', {
      body: aPdf() as Buffer<ArrayBuffer>,
      headers: { 'content-type': 'application/pdf' },
    });
    expect(pdf.status).toBe(415);
    expect(await server.kept()).toEqual([]);
  });

  it.each(['__proto__', 'constructor', '..', '%2e%2e%2fetc', 'unknown', 'Project-Images'])(
    'knows no bucket %s',
    async (bucket) => {
      const { status } = await server.upload(bucket, { bytes: await aJpeg() });
      expect(status).toBe(404);
      expect(await server.kept()).toEqual([]);
    },
  );

  it('shows only the name of a path, without what could mislead', async () => {
    const bytes = aPdf();
    const name = 'C:\\Temp\\..\\rapport\u202Efdp <final>.pdf';
    const { body } = await server.upload('publications', { bytes, name, type: 'application/pdf' });
    expect(body['name']).toBe('rapport fdp final.pdf');
  });
});

it('stores a repeated upload once when it carries the same key', async () => {
  const body = () => `${partHead()}${aPdf().toString()}${FORM_END}`;
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, 'idempotency-key': 'once' };
  const first = await server.post('publications', { body: body(), headers });
  const second = await server.post('publications', { body: body(), headers });
  expect(first.status).toBe(201);
  expect(second).toEqual(first);
  expect(await server.kept()).toHaveLength(2);
  const fresh = await server.post('publications', {
    body: body(),
    headers: { ...headers, 'idempotency-key': 'again' },
  });
  expect(fresh.body['url']).not.toBe(first.body['url']);
});

it.each([
  ['other bytes of the same length', { bytes: aPdf().fill('x', 100, 101) }],
  ['another name', { name: 'b.pdf' }],
])('refuses %s under a used key and stores nothing of it', async (_what, difference) => {
  const send = (one: Partial<Sent>) => {
    const { bytes, name } = { bytes: aPdf(), name: 'a.pdf', ...one };
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), name);
    return server.post('publications', { body: form, headers: { 'idempotency-key': `used for ${_what}` } });
  };
  const first = await send({});
  const refused = await send(difference);
  expect([first.status, refused.status, refused.body['code']]).toEqual([201, 422, 'idempotency_key_reused']);
  expect(await send({})).toEqual(first);
  expect(await server.kept()).toHaveLength(2);
});

it('lets a refused upload be tried again under its key', async () => {
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'idempotency-key': 'retried',
  };
  const post = () =>
    server.post('publications', { body: `${partHead()}${aPdf().toString()}${FORM_END}`, headers });
  server.storage.failure = 'insufficient_storage';
  expect((await post()).status).toBe(507);
  server.storage.failure = undefined;
  expect((await post()).status).toBe(201);
});

describe('who may upload', () => {
  it.each([
    ['nobody', '', 401, 'token_invalid'],
    ['someone whose token has expired', 'expired', 401, 'token_expired'],
    ['someone without the role', 'member', 403, 'forbidden'],
  ])('refuses %s', async (_who, token, status, code) => {
    const form = new FormData();
    form.append('file', new Blob([(await aJpeg()) as Buffer<ArrayBuffer>], { type: 'image/jpeg' }), 'a.jpg');
    const answer = await server.post('project-images', { body: form }, token);
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(await server.kept()).toEqual([]);
  });
});

describe('a store that fails', () => {
  it.each([
    ['dependency_unavailable', 503],
    ['insufficient_storage', 507],
  ] as const)('is answered with %s, and works again afterwards', async (failure, status) => {
    const file = { bytes: await aJpeg() };
    server.storage.failure = failure;
    const refused = await server.upload('project-images', file);
    expect([refused.status, refused.body['code']]).toEqual([status, failure]);
    expect(await server.kept()).toEqual([]);
    server.storage.failure = undefined;
    expect((await server.upload('project-images', file)).status).toBe(201);
  });
});
