import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DomainError, type ErrorCode } from '@site/api-kernel';
import type { Locale } from '@site/vocabulary';
import type { Logger } from 'pino';
import { describeProblem } from '../http/problem';
import { PROBLEM_TYPE, type ProblemDto } from '../http/problem.dto';
import { sendProblem } from '../http/problem.filter';
import { localeOf } from '../http/problem.wording';
import { newRequestId } from './request-context';
import { closeLingering } from './lingering-close';
import { MAX_URL_LENGTH } from './server-limits';
import { API_POLICY, withPolicy, type FlatHeaders } from './security-headers';

/** Parser errors of Node by code; any other is a request that cannot be read. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  // The preface of a connection that speaks HTTP/2 from the start.
  HPE_PAUSED_H2_UPGRADE: 'http_version_not_supported',
};
const REQUEST_LINE = /^[!#$%&'*+.^`|~\w-]+ \S+ HTTP\/(\d\.\d)$/;
/** What is wrong with a line that is one: its method or its version. */
const OF_THE_LINE = new Set(['HPE_INVALID_METHOD', 'HPE_INVALID_VERSION']);
const LANGUAGE = /\r\naccept-language:([^\r\n]*)/i;

interface ParserError extends Error {
  readonly code?: string;
  /** What came last, and how far it was understood. */
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
}

interface ServedSocket extends Socket {
  /** The answer that is being written. */
  readonly _httpMessage?: (ServerResponse & { readonly req: IncomingMessage }) | null;
}

export interface ParserRefusalsParts {
  /** Headers of every answer. */
  readonly common: FlatHeaders;
  readonly accessLog: Logger;
}

/** Answers what Node's parser refuses, so that no listener for requests ever hears of it. */
export class ParserRefusals {
  constructor(private readonly parts: ParserRefusalsParts) {}

  refuse(error: ParserError, socket: ServedSocket): void {
    // After its last words the connection is given up soon; what still comes on it changes nothing.
    if (socket.writableEnded && !socket.destroyed) return;
    const current = socket._httpMessage ?? undefined;
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else if (current === undefined) this.write(codeOf(error), languageOf(error), socket);
    // It is about a request behind the one that is being answered.
    else if (current.req.complete) current.once('close', () => this.refuse(error, socket));
    else sendProblem(current.req, current, new DomainError(codeOf(error)));
  }

  refuseConnect({ headers }: IncomingMessage, socket: Socket): void {
    // Node listens no more on what could have become a tunnel.
    socket.on('error', () => socket.destroy());
    this.write('not_implemented', localeOf(headers['accept-language']), socket);
  }

  private write(code: ErrorCode, locale: Locale, socket: Socket): void {
    const id = newRequestId();
    const body = describeProblem(new DomainError(code), locale, id);
    this.parts.accessLog.info({ request_id: id, status: body.status, code }, 'request refused');
    closeLingering(socket, rawAnswer(body, locale, this.parts.common));
  }
}

function codeOf({ code = '', rawPacket, bytesParsed = 0 }: ParserError): ErrorCode {
  const known = CODES[code] ?? 'malformed_request';
  const packet = rawPacket?.toString('latin1') ?? '';
  // The parser counts the address among the headers.
  const isAddress = /^[A-Z]+ [^\r\n]+$/.test(packet.slice(0, MAX_URL_LENGTH));
  if (known === 'headers_too_large' && isAddress) return 'uri_too_long';
  if (!OF_THE_LINE.has(code)) return known;
  const start = packet.lastIndexOf('\n', bytesParsed - 1) + 1;
  const line = packet.slice(start, start + MAX_URL_LENGTH).split('\r', 1)[0] ?? '';
  const version = REQUEST_LINE.exec(line)?.[1];
  if (version === undefined) return known;
  return isSupportedVersion(version) ? 'not_implemented' : 'http_version_not_supported';
}

/** Node's parser takes 2.0 for a version that it speaks. */
export function isSupportedVersion(version: string): boolean {
  return version === '1.1' || version === '1.0';
}

function languageOf({ rawPacket }: ParserError): Locale {
  return localeOf(LANGUAGE.exec(rawPacket?.toString('latin1') ?? '')?.[1]?.trim());
}

function rawAnswer(problem: ProblemDto, locale: Locale, common: FlatHeaders): string {
  const { status, request_id: id } = problem;
  const body = JSON.stringify(problem);
  const headers = [
    ...withPolicy(common, API_POLICY),
    'Cache-Control',
    'no-store',
    'Content-Type',
    PROBLEM_TYPE,
    'Content-Language',
    locale,
    'Content-Length',
    String(Buffer.byteLength(body)),
    'X-Request-Id',
    id,
    'Date',
    new Date().toUTCString(),
    'Connection',
    'close',
  ];
  const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines}\r\n${body}`;
}
