import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../config/settings';
import { closeAfterAnswer } from './lingering-close';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'Authorization, Content-Type, If-Match, If-None-Match, Idempotency-Key, Accept-Language, Range';
/** What scripts may read besides what they always may (Fetch: `Cache-Control`, `Content-Language`, `Content-Type`, …). */
const SHOWN_HEADERS =
  'Accept-Ranges, Content-Disposition, Content-Range, Deprecation, ETag, Idempotency-Replayed, Link, Location, ' +
  'RateLimit, RateLimit-Policy, Retry-After, Sunset, X-Request-Id';
const PREFLIGHT_SECONDS = '600';
/** What everybody may read, and what a reader may say beside: nothing that tells who he is. */
const PUBLIC_ADDRESS = /^\/(?:api\/v1|files)\/|^\/api\/openapi\.json/;
const READING = new Set(['GET', 'HEAD']);
const READING_HEADERS = 'If-None-Match, Accept-Language, Range';

/** How far another origin may go. */
type Permission = 'all' | 'reading' | 'none';

/** Cross-origin use for the origins of the settings, echoed exactly; for all others reading at most. */
export class Cors {
  private readonly allowed: ReadonlySet<string>;
  private readonly publicReads: boolean;

  constructor({ corsOrigins, corsPublicReads }: Pick<Settings, 'corsOrigins' | 'corsPublicReads'>) {
    this.allowed = new Set(corsOrigins);
    this.publicReads = corsPublicReads;
  }

  /** Names and values in turn, for an answer of the API. */
  headersFor(request: IncomingMessage): readonly string[] {
    const vary = this.allowed.size === 0 ? [] : ['Vary', 'Origin'];
    const permission = this.permissionFor(request);
    if (permission === 'none') return vary;
    const who = ['Access-Control-Allow-Origin', permission === 'all' ? (request.headers.origin ?? '') : '*'];
    const credentials = permission === 'all' ? ['Access-Control-Allow-Credentials', 'true'] : [];
    return [...vary, ...who, ...credentials, 'Access-Control-Expose-Headers', SHOWN_HEADERS];
  }

  /** Answers a preflight request; its headers of `headersFor` are set already. */
  answersPreflight(request: IncomingMessage, response: ServerResponse): boolean {
    const { origin, 'access-control-request-method': method } = request.headers;
    if (request.method !== 'OPTIONS' || origin === undefined || method === undefined) return false;
    const permission = this.permissionFor(request);
    if (permission !== 'none') {
      const all = permission === 'all';
      response.setHeader('Access-Control-Allow-Methods', all ? METHODS : [...READING].join(', '));
      response.setHeader('Access-Control-Allow-Headers', all ? REQUEST_HEADERS : READING_HEADERS);
      response.setHeader('Access-Control-Max-Age', PREFLIGHT_SECONDS);
    }
    closeAfterAnswer(request, response);
    response.statusCode = 204;
    response.end();
    return true;
  }

  private permissionFor({ headers, method = '', url = '' }: IncomingMessage): Permission {
    if (headers.origin !== undefined && this.allowed.has(headers.origin)) return 'all';
    if (!this.publicReads || !PUBLIC_ADDRESS.test(url)) return 'none';
    const asked = method === 'OPTIONS' ? headers['access-control-request-method'] : method;
    return READING.has(asked ?? '') ? 'reading' : 'none';
  }
}
