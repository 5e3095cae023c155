import { IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Duplex, Writable } from 'node:stream';

export interface OwnRequest extends Omit<RequestInit, 'body'> {
  readonly body?: string;
  /** Address of the connection on whose behalf is asked: limits count it, as far as the trust in proxies goes. */
  readonly remoteAddress?: string | undefined;
}

/**
 * Asks this process's own server, as any client would, but without a connection: it answers also while it stops
 * listening.
 */
export function inProcess(
  server: Server,
  url: string,
  { method = 'GET', headers, body, remoteAddress, signal }: OwnRequest = {},
): Promise<Response> {
  const socket = new Duplex({ read: () => undefined, write: (_chunk, _encoding, done) => done() });
  const request = new IncomingMessage(Object.assign(socket, { remoteAddress }) as never);
  request.method = method;
  request.url = url;
  // Nothing is sent in chunks to who speaks 1.0.
  request.httpVersion = '1.0';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 0;
  request.headers = {
    host: 'localhost',
    ...Object.fromEntries(new Headers(headers)),
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  if (body !== undefined) request.push(body);
  request.push(null);
  const response = new ServerResponse(request);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    // What is written after the headers goes to a connection; here the connection is a list.
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        parts.push(chunk);
        done();
      },
    });
    response.assignSocket(sink as never);
    response.once('finish', () => resolve(parse(Buffer.concat(parts))));
    response.once('error', reject);
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    server.emit('request', request, response);
  });
}

function parse(bytes: Buffer): Response {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  const status = Number(statusLine.split(' ')[1]);
  const body = [204, 304].includes(status) ? null : bytes.subarray(end + 4);
  return new Response(body, { status, headers: headers as [string, string][] });
}
