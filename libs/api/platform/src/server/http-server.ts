import {
  createServer,
  STATUS_CODES,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@site/api-kernel';
import { PROBLEM_TYPE, problemType } from '../http/problem';
import { newRequestId } from './exchange';
import { API_POLICY, withPolicy, type FlatHeaders } from './security-headers';

/** Milliseconds; Node's defaults (60 s, 300 s, checked every 30 s) let a slow client hold a connection too long. */
export const SERVER_WAITS = {
  headers: 10_000,
  request: 30_000,
  upload: 120_000,
  check: 5_000,
  idle: 65_000,
} as const;
export const MAX_HEADER_BYTES = 16 * 1024;
export const MAX_URL_LENGTH = 8 * 1024;

/** Parser errors of Node by code; any other is a bad request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = { 413: 'payload_too_large', 414: 'uri_too_long' };

interface ParserError extends Error {
  readonly code?: string;
  /** What came last. */
  readonly rawPacket?: Buffer;
}

/** The HTTP server with its limits; requests that Node's parser refuses get a problem document too. */
export function createHttpServer(listener: RequestListener, common: FlatHeaders): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: SERVER_WAITS.headers,
      // The longest of all requests; the others are cut off earlier, where their body is read.
      requestTimeout: SERVER_WAITS.upload,
      connectionsCheckingInterval: SERVER_WAITS.check,
      keepAliveTimeout: SERVER_WAITS.idle,
    },
    listener,
  );
  server.on('clientError', (error: ParserError, socket: Socket) => {
    const { _httpMessage: current } = socket as Socket & { _httpMessage?: ServerResponse };
    if (!socket.writable || error.code === 'ECONNRESET' || current?.headersSent === true) {
      socket.destroy();
      return;
    }
    socket.end(rawProblem(statusOf(error), common));
  });
  return server;
}

/** The parser counts the address among the headers. */
function statusOf({ code = '', rawPacket }: ParserError): number {
  const status = STATUS_BY_CODE[code] ?? 400;
  const start = rawPacket?.toString('latin1', 0, MAX_URL_LENGTH) ?? '';
  return status === 431 && /^[A-Z]+ [^\r\n]+$/.test(start) ? 414 : status;
}

function rawProblem(status: number, common: FlatHeaders): string {
  const title = STATUS_CODES[status] ?? 'Bad Request';
  const id = newRequestId();
  const code = CODE_BY_STATUS[status] ?? 'invalid_parameter';
  const body = JSON.stringify({
    type: problemType(code),
    title,
    status,
    detail: title,
    code,
    request_id: id,
  });
  const headers = [
    ...withPolicy(common, API_POLICY),
    'Cache-Control',
    'no-store',
    'Content-Type',
    PROBLEM_TYPE,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'X-Request-Id',
    id,
    'Connection',
    'close',
  ];
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
  return `HTTP/1.1 ${status} ${title}\r\n${lines}\r\n${body}`;
}
