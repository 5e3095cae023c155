import { FILE_POLICY, namesTag } from '@site/api-platform';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Delivery } from '../../application/delivery.service';
import { release } from '../../application/file-storage';
import { requestedRange } from './byte-ranges';

/** Content never changes under its address. */
const KEEP = 'public, max-age=31536000, immutable';

export interface FileHeaders {
  /** Human name, for what is to be saved rather than shown. */
  readonly saveAs?: string;
  /** Whether the bytes depend on the formats that the browser accepts. */
  readonly negotiated: boolean;
  /** Whether the request shows who asks: nobody is to keep what it gets. */
  readonly personal: boolean;
}

/** Streams a file, or the part of it that was asked for. */
export async function sendFile(
  request: Request,
  response: Response,
  delivery: Delivery,
  { saveAs, negotiated, personal }: FileHeaders,
): Promise<void> {
  const etag = `"${delivery.tag}"`;
  const { headers } = request;
  response.setHeader('Cache-Control', personal || delivery.standsIn ? 'no-store' : KEEP);
  response.setHeader('ETag', etag);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', FILE_POLICY);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (negotiated) response.vary('Accept');
  if (namesTag(headers['if-none-match'], etag)) return void response.status(304).end();

  const range = request.method === 'GET' ? requestedRange(headers, delivery.size, etag) : undefined;
  if (range === 'unsatisfiable') return refuseRange(response, delivery.size);
  // Opened before anything is sent: what is gone can still be answered with a problem.
  const bytes = request.method === 'HEAD' ? undefined : await delivery.open(range);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Content-Type', delivery.contentType);
  response.setHeader('Content-Length', range === undefined ? delivery.size : range.last - range.first + 1);
  if (saveAs !== undefined)
    response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encoded(saveAs)}`);
  if (range !== undefined) {
    response.status(206).setHeader('Content-Range', `bytes ${range.first}-${range.last}/${delivery.size}`);
  }
  if (bytes === undefined) return void response.end();
  // Past the headers nothing can be refused: a broken connection says that bytes are missing.
  await pipeline(bytes, response).catch(() => response.destroy());
  await release(bytes);
}

function refuseRange(response: Response, size: number): void {
  response.removeHeader('ETag');
  response.setHeader('Cache-Control', 'no-store');
  response.status(416).setHeader('Content-Range', `bytes */${size}`).end();
}

/** RFC 8187 §3.2: everything but `attr-char`. */
function encoded(name: string): string {
  return encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
