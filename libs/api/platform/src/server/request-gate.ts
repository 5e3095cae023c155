import { DomainError } from '@site/api-kernel';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../http/problem.filter';
import { MAX_URL_LENGTH } from './http-server';

const VERBS = 'GET, HEAD, POST, PUT, DELETE, OPTIONS';
const KNOWN_VERBS = new Set(VERBS.split(', '));

/** Refuses what no route could want: overlong addresses and verbs that nothing here understands. */
export function requestGate(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if ((request.url ?? '').length > MAX_URL_LENGTH) {
      sendProblem(request, response, new DomainError('uri_too_long'));
    } else if (!KNOWN_VERBS.has(request.method ?? '') || request.url === '*') {
      response.setHeader('Allow', VERBS);
      sendProblem(request, response, new DomainError('method_not_allowed'));
    } else next();
  };
}
