import { isUtf8 } from 'node:buffer';
import { DomainError } from '@site/api-kernel';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { sendProblem } from '../http/problem.filter';
import { SERVER_WAITS } from './http-server';

const MAX_JSON_BYTES = 256 * 1024;
const MAX_DEPTH = 20;
const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

export interface BodyOptions {
  /** Routes that read a multipart stream themselves. */
  readonly takesUpload: (path: string) => boolean;
  /** Addresses of forms for browsers without script, whose posts are read there. */
  readonly takesForm?: (path: string) => boolean;
}

/** Reads JSON bodies; any other body is refused unless the route takes uploads. */
export function jsonBody({ takesUpload, takesForm }: BodyOptions): RequestHandler {
  const parse = express.json({
    limit: MAX_JSON_BYTES,
    strict: true,
    inflate: false,
    type: () => true,
    verify,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!hasBody(request) || (request.method === 'POST' && takesForm?.(request.path))) return next();
    const { 'content-type': type = '', 'content-encoding': coding } = request.headers;
    if (takesUpload(request.path) && MULTIPART_TYPE.test(type) && coding === undefined) return next();
    const known = JSON_TYPE.test(type) && (coding === undefined || coding.toLowerCase() === 'identity');
    if (!known) return refuse(request, response, new DomainError('unsupported_media_type'));
    const patience = setTimeout(() => request.destroy(), SERVER_WAITS.request);
    parse(request, response, (error?: unknown) => {
      clearTimeout(patience);
      if (error === undefined) next();
      else refuse(request, response, error);
    });
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function refuse(request: Request, response: Response, error: unknown): void {
  // What is left of the body is not worth reading: the connection ends with the answer.
  if (!request.complete) response.setHeader('Connection', 'close');
  sendProblem(request, response, error);
}

/** body-parser would replace bytes that are no UTF-8, and `JSON.parse` recurses as deep as it is told. */
function verify(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body) || isDeeperThan(MAX_DEPTH, body)) throw new DomainError('malformed_json');
}

function isDeeperThan(max: number, json: Buffer): boolean {
  let depth = 0;
  let inText = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json.readUInt8(index);
    if (inText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > max) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}
