import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { DomainError } from '@site/api-kernel';
import { HTML_TYPE, preferredEncoding } from '@site/api-platform/response-cache';
import { adminContentPolicy, Outages, setHeaders, siteContentPolicy } from '@site/api-platform/server';
import type { SitePage } from '@site/vocabulary';
import type { Response } from 'express';
import { FAILURE_PAGE } from './failure-page';

const logger = new Logger('Pages');
const outages = new Outages();

/** Sends a page that is for this one visitor, or for this one moment, only. */
export function sendOnce(
  response: Response,
  { status, html, audience }: Pick<SitePage, 'status' | 'html' | 'audience'>,
  contentPolicy: boolean,
): void {
  const headers = ['Cache-Control', 'no-store', 'Content-Type', HTML_TYPE];
  if (audience === 'private') headers.push('X-Robots-Tag', 'noindex');
  setHeaders(response, headers);
  if (!contentPolicy) response.removeHeader('Content-Security-Policy');
  else {
    const policy = audience === 'private' ? adminContentPolicy(html) : siteContentPolicy(html);
    response.setHeader('Content-Security-Policy', policy);
  }
  response.status(status).appendHeader('Vary', 'Accept-Encoding');
  const plain = { body: html, encoding: 'identity' } as const;
  void compressed(html, response.req.headers['accept-encoding'])
    .catch((error: unknown) => {
      logProblem('A page could not be compressed', error);
      return plain;
    })
    .then(({ body, encoding }) => {
      if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
      response.send(body);
    });
}

const COMPRESSORS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const BROTLI_QUALITY = 4;

/** Nothing secret stands in a page, so its length tells nothing. */
async function compressed(html: string, accepted: string | undefined) {
  const encoding = preferredEncoding(accepted);
  if (encoding === 'identity') return { body: html, encoding };
  const options = encoding === 'br' ? { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } : {};
  return { body: await COMPRESSORS[encoding](html, options), encoding };
}

/** The page could not be made. */
export function sendFailure(response: Response, error: unknown): void {
  logger.error({ err: error }, 'rendering failed');
  sendOnce(response, { status: 500, html: FAILURE_PAGE, audience: 'public' }, true);
}

/** Too many wait: the page is not made at all. */
export function sendBusy(response: Response, reason: unknown): void {
  const { retryAfter } = reason as DomainError;
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  sendOnce(response, { status: 503, html: FAILURE_PAGE, audience: 'public' }, true);
}

/** Something on the page could not be read, and something else is shown. */
export function logProblem(message: string, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown };
  // Of what the page was told by the API, which has said why, one line is enough for all pages of an outage.
  if (code !== 'dependency_unavailable') logger.warn({ err: error }, message);
  else if (outages.begins(message)) logger.warn({ code }, message);
}
