import { DomainError } from '@site/api-kernel';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { sendProblem } from '../http/problem.filter';
import { PATCH_TYPES } from './json-body';
import { closeAfterAnswer } from './lingering-close';
import { MAX_URL_LENGTH } from './server-limits';

/** Refuses overlong addresses, those of the API that are no route, and methods that one does not know; says which do work. */
export function requestGate(workingAt: (path: string) => readonly string[]): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { path, url } = request;
    if (url.length > MAX_URL_LENGTH) {
      return sendProblem(request, response, new DomainError('uri_too_long'));
    }
    const working = workingAt(path);
    // What is no route may be a page, which knows its methods; nothing works on the server as a whole.
    if (working.length > 0 || path === '*') answerMethod(working, request, response, next);
    else if (path.startsWith('/api/v1/')) sendProblem(request, response, new DomainError('not_found'));
    else next();
  };
}

/** Lets a working method through, and says of any other which do work. */
export function answerMethod(
  working: readonly string[],
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  if (!working.includes(request.method)) return refuseMethod(working, request, response);
  if (request.method !== 'OPTIONS') return next();
  closeAfterAnswer(request, response);
  response.setHeader('Allow', working.join(', '));
  if (working.includes('PATCH')) response.setHeader('Accept-Patch', PATCH_TYPES);
  response.status(204).end();
}

function refuseMethod(working: readonly string[], request: Request, response: Response): void {
  response.setHeader('Allow', working.join(', '));
  sendProblem(request, response, new DomainError('method_not_allowed'));
}
