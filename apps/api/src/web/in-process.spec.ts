import { createServer, type RequestListener } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { inProcess } from './in-process';

/** A server that was never told to listen. */
const answering = (listener: RequestListener) => createServer(listener);

describe('asking the own server without a connection', () => {
  it('gives status, headers and body', async () => {
    const server = answering((request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', ETag: '"v1"' });
      response.end(
        JSON.stringify({ url: request.url, language: request.headers['accept-language'], eau: 'é💧' }),
      );
    });
    const answer = await inProcess(server, '/api/v1/projects?limit=3', {
      headers: { 'Accept-Language': 'en' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(await answer.json()).toEqual({ url: '/api/v1/projects?limit=3', language: 'en', eau: 'é💧' });
  });

  it('gives a refusal', async () => {
    const server = answering((_request, response) =>
      response.writeHead(503, { 'Retry-After': '5' }).end('{}'),
    );
    const answer = await inProcess(server, '/');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('gives a long body whole, also when it is written in parts', async () => {
    const part = 'eau '.repeat(50_000);
    const server = answering((_request, response) => {
      response.write(part);
      setImmediate(() => response.end(part));
    });
    expect((await (await inProcess(server, '/')).text()).length).toBe(400_000);
  });

  it('knows answers without a body', async () => {
    const server = answering((_request, response) => response.writeHead(304).end());
    expect((await inProcess(server, '/')).status).toBe(304);
  });

  it('ends when it is given up', async () => {
    const stop = new AbortController();
    const asked = inProcess(
      answering(() => undefined),
      '/',
      { signal: stop.signal },
    );
    stop.abort(new Error('given up'));
    await expect(asked).rejects.toThrow('given up');
  });

  it('sends a body on behalf of somebody else', async () => {
    const server = answering((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () =>
        response.end(
          JSON.stringify({
            body,
            method: request.method,
            length: request.headers['content-length'],
            from: request.socket.remoteAddress,
            proxy: request.headers['x-forwarded-for'],
          }),
        ),
      );
    });
    const answer = await inProcess(server, '/', {
      method: 'POST',
      body: '{"nom":"Koné"}',
      remoteAddress: '192.0.2.7',
      headers: { 'X-Forwarded-For': '198.51.100.9' },
    });
    expect(await answer.json()).toEqual({
      body: '{"nom":"Koné"}',
      method: 'POST',
      length: '15',
      from: '192.0.2.7',
      proxy: '198.51.100.9',
    });
  });
});
