import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { DomainError, type ErrorCode } from '@site/api-kernel';
import type { Request, Response } from 'express';
// Declares `request.id`.
import type {} from 'pino-http';
import { isDatabaseUnavailable } from '../persistence/unavailable';
import { describeProblem, PROBLEM_TYPE } from './problem';
import { localeOf } from './problem.wording';
import { versionTag } from './version-tag';

const logger = new Logger('Problem');
const RETRY_AFTER_OUTAGE = 5;

/** Error types of body-parser (its README) and what they mean here. */
const BODY_PARSER_CODES: Readonly<Record<string, ErrorCode>> = {
  'entity.parse.failed': 'malformed_json',
  'entity.too.large': 'payload_too_large',
  'encoding.unsupported': 'unsupported_media_type',
  'charset.unsupported': 'unsupported_media_type',
  'request.size.invalid': 'malformed_json',
};
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
  const { type, code } = (error ?? {}) as { type?: unknown; code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return new DomainError('insufficient_storage', { cause: error });
  const known = typeof type === 'string' ? BODY_PARSER_CODES[type] : undefined;
  if (known !== undefined) return new DomainError(known, { cause: error });
  if (error instanceof HttpException && /decode param/.test(error.message)) {
    return new DomainError('not_found', { cause: error });
  }
  const status = error instanceof HttpException ? error.getStatus() : undefined;
  const answered = status === undefined ? undefined : STATUS_CODES[status];
  return new DomainError(answered ?? 'internal_error', { cause: error });
}

/** Answers a refusal outside or inside Nest. */
export function sendProblem(request: Request, response: Response, thrown: unknown): void {
  const error = asDomainError(thrown);
  if (error.code === 'internal_error') logger.error(error.cause);
  if (error.code === 'dependency_unavailable') logger.warn({ err: error.cause }, 'dependency unavailable');
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const requestId = String(request.id);
  const body = describeProblem(error, localeOf(request.headers['accept-language']), requestId);
  response.status(body.status).setHeader('Cache-Control', 'no-store');
  response.removeHeader('ETag');
  if (body.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(error.retryAfter)));
  if (error.currentVersion !== undefined) response.setHeader('ETag', versionTag(error.currentVersion));
  response.type(PROBLEM_TYPE).send(JSON.stringify(body));
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(http.getRequest<Request>(), http.getResponse<Response>(), error);
  }
}
