import { DomainError, release, type ByteRange, type Bytes } from '@site/api-kernel';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { namesTag } from '../response-cache/encoding';
import { FILE_POLICY } from '../server/security-headers';
import { requestedRange } from './byte-ranges';

/** Something stored that can be sent, whole or in part. */
export interface ByteSource {
  readonly contentType: string;
  /** Bytes, more than none. */
  readonly size: number;
  /** Differs whenever the bytes do. */
  readonly tag: string;
  /** @throws DomainError when the bytes are gone or cannot be reached */
  open(range?: ByteRange): Promise<Bytes>;
}

export interface BytesAnswer {
  readonly cacheControl: string;
  /** Human name, for what is to be saved rather than shown. */
  readonly saveAs?: string;
  /** Whether other sites may show the bytes in their pages. */
  readonly shareable: boolean;
  /** Request header that the answer depends on. */
  readonly vary?: string;
  /**
   * Done before the end of the whole content is let go, and only when everything before it has been handed to the
   * network: whoever has all the bytes can rely on it. It must not throw.
   */
  readonly beforeEnd?: () => Promise<void>;
}

/** Bytes at the end that wait: few, so that little of the content is still to come when the rest is done. */
const END_BYTES = 512;
/** Milliseconds in which whoever broke off is heard of: a small content is on its way before anybody could. */
const HEARING = 20;

/**
 * Streams bytes, or the part of them that was asked for, to be neither shown in a page nor guessed at.
 * @throws DomainError `range_not_satisfiable`
 */
export async function sendBytes(
  request: Request,
  response: Response,
  source: ByteSource,
  { cacheControl, saveAs, shareable, vary, beforeEnd }: BytesAnswer,
): Promise<void> {
  const etag = `"${source.tag}"`;
  const { headers } = request;
  const holds = namesTag(headers['if-none-match'], etag);
  const range = request.method === 'GET' && !holds ? requestedRange(headers, source.size, etag) : undefined;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${source.size}`);
    throw new DomainError('range_not_satisfiable');
  }
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('ETag', etag);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', FILE_POLICY);
  response.setHeader('Cross-Origin-Resource-Policy', shareable ? 'cross-origin' : 'same-origin');
  if (vary !== undefined) response.vary(vary);
  if (holds) return void response.status(304).end();

  // Opened before anything is sent: what is gone can still be answered with a problem.
  const bytes = request.method === 'HEAD' ? undefined : await source.open(range);
  const { first, last } = range ?? { first: 0, last: source.size - 1 };
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', source.contentType);
  response.setHeader('Content-Length', last - first + 1);
  if (saveAs !== undefined)
    response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encoded(saveAs)}`);
  if (range !== undefined) {
    response.status(206).setHeader('Content-Range', `bytes ${first}-${last}/${source.size}`);
  }
  if (bytes === undefined) return void response.end();
  const whole = first === 0 && last === source.size - 1;
  const sent = beforeEnd && whole ? holdingBackTheEnd(bytes, source.size, response, beforeEnd) : bytes;
  // Past the headers nothing can be refused: a broken connection says that bytes are missing.
  await pipeline(sent, response).catch(() => response.destroy());
  // Bytes whose transfer broke say once more why.
  await release(bytes).catch(() => undefined);
}

/** The pipeline asks for the next piece when the connection has taken the one before. */
async function* holdingBackTheEnd(
  bytes: Bytes,
  size: number,
  response: Response,
  beforeEnd: () => Promise<void>,
): Bytes {
  let held: Uint8Array = Buffer.alloc(0);
  let seen = 0;
  for await (const piece of bytes) {
    if (held.length > 0) yield held;
    held = piece;
    seen += piece.length;
  }
  if (seen !== size) throw new RangeError(`${seen} bytes came instead of ${size}`);
  const end = Math.max(0, held.length - END_BYTES);
  if (end > 0) yield held.subarray(0, end);
  await pause(HEARING);
  if (response.destroyed) return;
  await beforeEnd();
  yield held.subarray(end);
}

/** RFC 8187 §3.2: everything but `attr-char`. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
