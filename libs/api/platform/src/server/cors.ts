import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const REQUEST_HEADERS =
  'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Accept-Language';
const SHOWN_HEADERS = 'ETag, Location, Retry-After, X-Request-Id';
const PREFLIGHT_SECONDS = '600';

/** Cross-origin reading for the origins of the settings, echoed exactly; for all others nothing is said. */
export class Cors {
  private readonly allowed: ReadonlySet<string>;

  constructor(origins: readonly string[]) {
    this.allowed = new Set(origins);
  }

  /** Names and values in turn, for an answer of the API. */
  headersFor(request: IncomingMessage): readonly string[] {
    if (this.allowed.size === 0) return [];
    const { origin } = request.headers;
    if (origin === undefined || !this.allowed.has(origin)) return ['Vary', 'Origin'];
    return [
      'Vary',
      'Origin',
      'Access-Control-Allow-Origin',
      origin,
      'Access-Control-Allow-Credentials',
      'true',
      'Access-Control-Expose-Headers',
      SHOWN_HEADERS,
    ];
  }

  /** Answers a preflight request; its headers of `headersFor` are set already. */
  answersPreflight(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (request.method !== 'OPTIONS' || origin === undefined || method === undefined) return false;
    if (this.allowed.has(origin)) {
      response.setHeader('Access-Control-Allow-Methods', METHODS);
      response.setHeader('Access-Control-Allow-Headers', REQUEST_HEADERS);
      response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    }
    response.statusCode = 204;
    response.end();
    return true;
  }
}
