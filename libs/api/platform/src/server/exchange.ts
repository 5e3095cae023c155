import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
// Declares `request.id`.
import type {} from 'pino-http';
import type { FlatHeaders } from './security-headers';

/** What is known of a request from its first moment. */
export interface Exchange {
  readonly id: string;
  /** `performance.now()` when its headers had been read. */
  readonly startedAt: number;
  /** Latest content change before anything was read for it. */
  readonly seen: number;
  /** Headers of this one answer: request id, cross-origin permission. */
  readonly headers: FlatHeaders;
}

const EXCHANGE = Symbol('exchange');

interface Exchanged extends ServerResponse {
  [EXCHANGE]?: Exchange;
}

/** Made here for every request; none is taken from outside. */
export function newRequestId(): string {
  return randomUUID();
}

export function rememberExchange(
  request: IncomingMessage,
  response: ServerResponse,
  exchange: Exchange,
): void {
  (response as Exchanged)[EXCHANGE] = exchange;
  request.id = exchange.id;
}

export function exchangeOf(response: ServerResponse): Exchange | undefined {
  return (response as Exchanged)[EXCHANGE];
}
