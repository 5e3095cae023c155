import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { PublicAnswers } from '../kept/public-answers';
import { durationSince, logWhenOver, pathOf } from './access-log';
import type { Cors } from './cors';
import { newRequestId, rememberExchange, type Exchange } from './exchange';
import { withRequestId } from './logging';
import type { Readiness } from './readiness';
import { API_POLICY, setHeaders, withPolicy, type FlatHeaders } from './security-headers';
import type { StaticAssets } from './static-assets';

export interface FrontParts {
  readonly answers: PublicAnswers;
  readonly cors: Cors;
  readonly readiness: Readiness;
  readonly accessLog: Logger;
  /** Headers of every answer. */
  readonly common: FlatHeaders;
  readonly assets?: StaticAssets | undefined;
  /** Everything that needs thinking: Express. */
  readonly next: RequestListener;
}

/** The listener in front of Express: kept answers and assets leave here, before anything costs time. */
export function createFront(parts: FrontParts): RequestListener {
  const { answers, cors, readiness, accessLog, assets, next } = parts;
  const defaults = [...withPolicy(parts.common, API_POLICY), 'Cache-Control', 'no-store'];

  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    const id = newRequestId();
    const headers = ['X-Request-Id', id, ...cors.headersFor(request)];
    if (readiness.stopping) response.shouldKeepAlive = false;

    const answer = answers.find(request);
    if (answer !== undefined) {
      const status = answers.write(request, response, answer, headers);
      const { method } = request;
      accessLog.info(
        {
          request_id: id,
          method,
          path: pathOf(request),
          status,
          duration_ms: durationSince(startedAt),
          kept: true,
        },
        'request',
      );
      return;
    }

    const exchange: Exchange = { id, startedAt, seen: answers.latestChange, headers };
    rememberExchange(request, response, exchange);
    setHeaders(response, defaults);
    setHeaders(response, headers);
    logWhenOver(accessLog, request, response, exchange);
    if (assets?.serve(request, response) === true || cors.answersPreflight(request, response)) return;
    withRequestId(id, () => next(request, response));
  };
}
