import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
// Declares `request.id`.
import type {} from 'pino-http';
import type { TraceFields } from '../telemetry/trace-parent';
import type { FlatHeaders } from './security-headers';

/** What is known of a request from its first moment. */
export interface RequestContext {
  readonly id: string;
  /** Of a trace that the caller, or telemetry, has begun. */
  readonly trace: TraceFields | undefined;
  /** `performance.now()` when its headers had been read. */
  readonly startedAt: number;
  /** Latest content change before anything was read for it. */
  seen: number;
  /** Headers of this one answer: request id, cross-origin permission. */
  readonly headers: FlatHeaders;
}

/** Whether an address is that of a proxy of ours, and how many are nearer. */
export type Trusts = (address: string, hops: number) => boolean;

const REQUEST_CONTEXT = Symbol('request context');
const UNAVAILABLE = Symbol('unavailable');

interface WithContext extends ServerResponse {
  [REQUEST_CONTEXT]?: RequestContext;
  [UNAVAILABLE]?: string;
}

export function newRequestId(): string {
  return randomUUID();
}

const REQUEST_ID = /^[\w.:-]{8,128}$/;

/** That of a proxy which is trusted, so that its log and ours can be joined; else one that is made here. */
export function requestIdOf({ headers, socket }: IncomingMessage, trusts: Trusts): string {
  const given = headers['x-request-id'];
  const isTaken =
    typeof given === 'string' && REQUEST_ID.test(given) && trusts(socket.remoteAddress ?? '', 0);
  return isTaken ? given : newRequestId();
}

/** Whether this process asks itself: there is no connection then. */
export function isFromInside({ socket }: IncomingMessage): boolean {
  return !(socket instanceof Socket);
}

export function rememberRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
): void {
  (response as WithContext)[REQUEST_CONTEXT] = context;
  request.id = context.id;
}

export function requestContextOf(response: ServerResponse): RequestContext | undefined {
  return (response as WithContext)[REQUEST_CONTEXT];
}

/** What is read for it is read from now on. */
export function noteLatestChange(response: ServerResponse, seen: number): void {
  const context = requestContextOf(response);
  if (context !== undefined) context.seen = seen;
}

/** For its line of the log: for what dependency it was refused. */
export function noteUnavailable(response: ServerResponse, reason: string): void {
  (response as WithContext)[UNAVAILABLE] = reason;
}

export function unavailableFor(response: ServerResponse): string | undefined {
  return (response as WithContext)[UNAVAILABLE];
}
