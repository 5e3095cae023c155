import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';
import { unavailableFor, type RequestContext } from './request-context';

/** What is counted of a request. */
export interface ObservedRequest {
  readonly method: string;
  /** Its template, or what sort of answer it has, in brackets. Nothing that a caller chooses. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type Observe = (request: ObservedRequest) => void;

/** No status of ours, and known to whoever reads logs: the caller has gone before the end of the answer. */
const CALLER_GONE = 499;

/** The address without its query, which may hold tokens and what people searched for. */
export function pathOf(request: IncomingMessage): string {
  const url = (request as Request).originalUrl ?? request.url ?? '/';
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/** Milliseconds since `startedAt`, in tenths. */
export function durationSince(startedAt: number): number {
  return Math.round((performance.now() - startedAt) * 10) / 10;
}

/** Writes the line once the answer is over, however it ended. */
export function logWhenOver(
  log: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  { id, startedAt, trace }: Pick<RequestContext, 'id' | 'startedAt' | 'trace'>,
  observe: Observe | undefined,
): void {
  response.once('close', () => {
    const { caller, route } = request as Partial<Request>;
    const path = pathOf(request);
    const aborted = !response.writableFinished;
    // What we break off ourselves has its error with it.
    const unavailable = unavailableFor(response);
    const status = aborted && response.errored === null ? CALLER_GONE : response.statusCode;
    const line = {
      request_id: id,
      ...trace,
      method: request.method,
      path,
      status,
      duration_ms: durationSince(startedAt),
      ...(typeof route?.path === 'string' && { route: route.path }),
      ...(caller !== undefined && { user_id: caller.userId }),
      ...(caller?.keyScopes !== undefined && { key_id: caller.sessionId }),
      ...(unavailable !== undefined && { unavailable }),
      ...(aborted && { aborted }),
    };
    const { method = '' } = request;
    observe?.({ method, route: templateOf(line.route, path), status, seconds: line.duration_ms / 1_000 });
    log[response.errored === null ? levelOf(status, path) : 'error'](line, 'request');
  });
}

/** Patterns without an address of their own are those of what answers last. */
function templateOf(route: string | undefined, path: string): string {
  if (route?.startsWith('/') === true) return route;
  if (path.startsWith('/assets/')) return '(asset)';
  return /^\/(?:api|files|health|metrics)(?:\/|$)/.test(path) ? '(none)' : '(page)';
}

/** Refused rights, spent limits, and a database or store that is away or full: no fault of the product. */
const WARNED: ReadonlySet<number> = new Set([403, 429, 503, 507]);

function levelOf(status: number, path: string): 'error' | 'warn' | 'info' | 'debug' {
  if (path.startsWith('/health/')) return 'debug';
  if (WARNED.has(status)) return 'warn';
  return status >= 500 && status !== 501 ? 'error' : 'info';
}
