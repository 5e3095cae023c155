import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { DomainError, type ErrorCode } from '@site/api-kernel';
import type { Logger } from 'pino';
import { sendProblem } from '../http/problem.filter';
import type { PublicAnswers } from '../response-cache/public-answers';
import type { Telemetry } from '../telemetry/telemetry';
import { traceFieldsOf } from '../telemetry/trace-parent';
import { durationSince, logWhenOver, pathOf, type ObservedRequest, type Observe } from './access-log';
import type { Cors } from './cors';
import { rememberRequestContext, requestIdOf, type RequestContext, type Trusts } from './request-context';
import { namesOneHost } from './host-header';
import { hasBody } from './lingering-close';
import { isSupportedVersion } from './parser-refusals';
import { withRequestContext } from './logging';
import type { Readiness } from './readiness';
import { API_POLICY, setHeaders, withPolicy, type FlatHeaders } from './security-headers';
import type { StaticAssets } from './static-assets';

export interface FrontListenerParts {
  readonly answers: PublicAnswers;
  readonly cors: Cors;
  readonly readiness: Readiness;
  readonly accessLog: Logger;
  /** Headers of every answer. */
  readonly common: FlatHeaders;
  readonly assets?: StaticAssets | undefined;
  /** Addresses that no other site may be told of. */
  readonly holdsToken?: (url: string) => boolean;
  /** Is told of every request that is over. */
  readonly observe?: Observe | undefined;
  readonly telemetry?: Telemetry | undefined;
  /** Proxies whose names for requests are taken over. */
  readonly trusts: Trusts;
  /** Everything that needs thinking: Express. */
  readonly next: RequestListener;
}

/** The listener in front of Express: kept answers and assets leave here, before anything costs time. */
export function createFrontListener(parts: FrontListenerParts): RequestListener {
  const { answers, cors, readiness, accessLog, assets, holdsToken, next, telemetry, trusts } = parts;
  const defaults = [...withPolicy(parts.common, API_POLICY), 'Cache-Control', 'no-store'];

  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    const id = requestIdOf(request, trusts);
    const span = telemetry?.begin(request, id);
    const trace = span?.trace ?? traceFieldsOf(request);
    const observe = (observed: ObservedRequest): void => {
      parts.observe?.(observed);
      span?.end(observed);
    };
    const headers = ['X-Request-Id', id, ...cors.headersFor(request)];
    const fault = faultOf(request);
    if (readiness.stopping || fault !== undefined) response.shouldKeepAlive = false;

    useOriginForm(request);
    // Who sends a body, whatever for, is heard or refused for it.
    const answer =
      fault === undefined && !hasBody(request)
        ? (answers.find(request) ?? answers.findStale(request))
        : undefined;
    if (answer !== undefined) {
      const status = answers.write(request, response, answer, headers);
      const { method = '' } = request;
      const duration_ms = durationSince(startedAt);
      const line = {
        request_id: id,
        ...trace,
        method,
        path: pathOf(request),
        status,
        duration_ms,
        kept: true,
      };
      accessLog.info(line, 'request');
      observe({ method, route: '(kept)', status, seconds: duration_ms / 1_000 });
      return;
    }

    const context: RequestContext = { id, trace, startedAt, seen: answers.latestChange, headers };
    rememberRequestContext(request, response, context);
    setHeaders(response, defaults);
    setHeaders(response, headers);
    if (holdsToken?.(request.url ?? '') === true) response.setHeader('Referrer-Policy', 'no-referrer');
    logWhenOver(accessLog, request, response, context, observe);
    if (fault !== undefined) return sendProblem(request, response, new DomainError(fault));
    if (assets?.serve(request, response) === true || cors.answersPreflight(request, response)) return;
    const go = (): void => withRequestContext(context, () => next(request, response));
    if (span === undefined) go();
    else span.within(go);
  };
}

/** A client that takes us for a proxy names the origin, too (RFC 9112 §3.2.2). */
function useOriginForm(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/') || url === '*') return;
  const rest = url.replace(/^https?:\/\/[^/?#]*/i, '');
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}

/** What Node's parser lets through although it is wrong. */
function faultOf(request: IncomingMessage): ErrorCode | undefined {
  if (!isSupportedVersion(request.httpVersion)) return 'http_version_not_supported';
  if (!namesOneHost(request)) return 'malformed_request';
  if (isCodedBesides(request)) return 'not_implemented';
  const { expect } = request.headers;
  const expects = expect !== undefined && request.httpVersionMinor > 0;
  return expects && expect.toLowerCase() !== '100-continue' ? 'expectation_failed' : undefined;
}

/** Whether a body is not chunked only (RFC 9112 §6.1); the parser refuses what does not end with that. */
function isCodedBesides({ headers }: IncomingMessage): boolean {
  const codings = headers['transfer-encoding']?.split(',') ?? [];
  const [last, other] = codings.flatMap((coding) => coding.trim() || []).reverse();
  return other !== undefined && last?.toLowerCase() === 'chunked';
}
