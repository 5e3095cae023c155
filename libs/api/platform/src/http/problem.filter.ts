import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@site/api-kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
// Declares `request.id`.
import type {} from 'pino-http';
import { showAllowance } from '../limits/rate-limit-fields';
import { noteUnavailable } from '../server/request-context';
import { closeAfterAnswer } from '../server/lingering-close';
import { Outages } from '../server/outages';
import { isDatabaseUnavailable } from '../persistence/unavailable';
import { describeProblem } from './problem';
import { PROBLEM_TYPE } from './problem.dto';
import { localeOf } from './problem.wording';
import { versionTag } from './version-tag';

const logger = new Logger('Problem');
const outages = new Outages();
const RETRY_AFTER_OUTAGE = 5;

const STATUS_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** What went wrong in the terms of the domain, whoever threw it. */
export function asDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isDatabaseUnavailable(error)) {
    return new DomainError('dependency_unavailable', { retryAfter: RETRY_AFTER_OUTAGE, cause: error });
  }
  const { code } = (error ?? {}) as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new DomainError('insufficient_storage', { cause: error });
  if (error instanceof HttpException && /decode param/.test(error.message)) {
    return new DomainError('not_found', { cause: error });
  }
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  const answered = status === undefined ? undefined : STATUS_CODES[status];
  return new DomainError(answered ?? 'internal_error', { cause: error });
}

/** Answers a refusal outside or inside Nest. */
export function sendProblem(request: IncomingMessage, response: ServerResponse, thrown: unknown): void {
  const error = asDomainError(thrown);
  if (error.code === 'internal_error') logger.error(error.cause);
  // Of what a probe is told, whoever watches that part has said why.
  if (error.code === 'dependency_unavailable' && error.unavailable === undefined)
    tellUnavailable(response, error.cause);
  if (response.headersSent) {
    if (!response.writableEnded) response.destroy(error);
    return;
  }
  const locale = localeOf(request.headers['accept-language']);
  const body = describeProblem(error, locale, String(request.id));
  const text = JSON.stringify(body);
  closeAfterAnswer(request, response);
  response.statusCode = body.status;
  for (const name of ['ETag', 'Location']) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', PROBLEM_TYPE);
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.setHeader('Content-Language', locale);
  if (body.status === 401) response.setHeader('WWW-Authenticate', challengeOf(request, error));
  if (error.code === 'scope_missing')
    response.setHeader('WWW-Authenticate', 'Bearer error="insufficient_scope"');
  if (error.allowance !== undefined) showAllowance(response, error.allowance);
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(error.retryAfter)));
  if (error.currentVersion !== undefined) response.setHeader('ETag', versionTag(error.currentVersion));
  response.end(text);
}

/** Why, at length for the first one of an outage; the line of each request has the short of it. */
function tellUnavailable(response: ServerResponse, cause: unknown): void {
  const { code, message = '' } = (cause ?? {}) as { code?: unknown; message?: string };
  const short = typeof code === 'string' ? code : message;
  noteUnavailable(response, short);
  if (outages.begins(`${short} ${message}`)) logger.warn({ err: cause }, 'dependency unavailable');
}

/** A token that was sent and is not accepted is told apart from one that is missing (RFC 6750 §3). */
function challengeOf({ headers }: IncomingMessage, { code }: DomainError): string {
  return headers.authorization === undefined || code === 'invalid_credentials'
    ? 'Bearer'
    : 'Bearer error="invalid_token"';
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(http.getRequest<IncomingMessage>(), http.getResponse<ServerResponse>(), error);
  }
}
