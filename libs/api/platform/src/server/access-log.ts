import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { Logger } from 'pino';

export interface AccessLine {
  readonly request_id: string;
  readonly method: string | undefined;
  readonly path: string;
  readonly status: number;
  readonly duration_ms: number;
  readonly route?: string;
  readonly user_id?: string;
  readonly kept?: true;
  readonly aborted?: true;
}

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
  { id, startedAt }: { readonly id: string; readonly startedAt: number },
): void {
  response.once('close', () => {
    const { caller, route } = request as Partial<Request>;
    const path = pathOf(request);
    const line: AccessLine = {
      request_id: id,
      method: request.method,
      path,
      status: response.statusCode,
      duration_ms: durationSince(startedAt),
      ...(typeof route?.path === 'string' && { route: route.path }),
      ...(caller !== undefined && { user_id: caller.userId }),
      ...(!response.writableFinished && { aborted: true }),
    };
    log[levelOf(response.statusCode, path)](line, 'request');
  });
}

function levelOf(status: number, path: string): 'error' | 'warn' | 'info' | 'debug' {
  if (path.startsWith('/health/')) return 'debug';
  if (status >= 500) return 'error';
  return status === 403 || status === 429 ? 'warn' : 'info';
}
