import { isUtf8 } from 'node:buffer';
import { DomainError, violation } from '@site/api-kernel';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../http/problem.filter';
import { hasBody } from './lingering-close';
import { repeatedName } from './repeated-name';
import { readBody } from './request-body';

const MAX_JSON_BYTES = 256 * 1024;
const MAX_DEPTH = 20;
/** JSON has no charset, but many clients name one whatever they send. */
const typed = (type: string): RegExp =>
  new RegExp(String.raw`^application/${type}\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$`, 'i');
const JSON_TYPE = typed('json');
/** Changes of a record (RFC 7396). */
const PATCH_TYPE = typed(String.raw`merge-patch\+json`);
/** Forms of changes (RFC 5789 §3.1), the nearest first. */
export const PATCH_TYPES = 'application/merge-patch+json, application/json';
const READING = new Set(['GET', 'HEAD']);
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);

export interface BodyOptions {
  /** Routes that read a multipart stream themselves. */
  readonly takesUpload: (path: string) => boolean;
  /** Routes that read a table of records themselves. */
  readonly takesTable?: (path: string) => boolean;
  /** Addresses of pages, which read the forms of browsers without script themselves, and refuse what is no form. */
  readonly isPage?: (path: string) => boolean;
}

/** Reads JSON bodies; any other body is refused unless the route takes uploads. */
export function jsonBody({ takesUpload, takesTable, isPage }: BodyOptions): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!hasBody(request) || (!READING.has(request.method) && isPage?.(request.path))) return next();
    if (request.method === 'POST' && takesTable?.(request.path)) return next();
    const { 'content-type': type = '', 'content-encoding': coding } = request.headers;
    if (takesUpload(request.path) && MULTIPART_TYPE.test(type) && coding === undefined) return next();
    const refuse = (error: unknown): void => sendProblem(request, response, error);
    const isJson = JSON_TYPE.test(type) || (request.method === 'PATCH' && PATCH_TYPE.test(type));
    const known = isJson && (coding === undefined || coding.toLowerCase() === 'identity');
    if (!known) {
      if (request.method === 'PATCH') response.setHeader('Accept-Patch', PATCH_TYPES);
      return refuse(new DomainError('unsupported_media_type'));
    }
    readBody(request, MAX_JSON_BYTES)
      .then((bytes) => {
        request.body = parsedJson(bytes);
      })
      .then(() => next(), refuse);
  };
}

/** Undefined for a body without a byte. */
export function parsedJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  // Decoding would replace bytes that are no UTF-8, and `JSON.parse` recurses as deep as it is told.
  if (!isUtf8(bytes) || isDeeperThan(MAX_DEPTH, bytes)) throw new DomainError('malformed_json');
  const json = new TextDecoder().decode(bytes);
  const value = valueOf(json);
  const repeated = repeatedName(json);
  if (repeated !== undefined)
    throw new DomainError('malformed_json', { violations: [violation(repeated, 'key_repeated')] });
  return value;
}

function valueOf(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    throw new DomainError('malformed_json', { cause: error });
  }
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
