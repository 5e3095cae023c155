import { ExpressAdapter } from '@nestjs/platform-express';
import { DomainError } from '@site/api-kernel';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { sendProblem } from '../http/problem.filter';
import { kindsShownBy, lifeOf } from '../kept/keep.decorator';
import { JSON_TYPE } from '../kept/public-answers';
import { pathOf } from './access-log';
import { exchangeOf } from './exchange';
import { createFront, type FrontParts } from './front';
import { createHttpServer } from './http-server';
import { jsonBody, type BodyOptions } from './json-body';
import { requestGate } from './request-gate';
import { API_POLICY } from './security-headers';

export interface SiteAdapterParts extends Omit<FrontParts, 'next'>, BodyOptions {
  readonly trustProxy: boolean | number | string;
}

/** An Express application, told what to do with a request that nothing in it answers. */
type Dispatch = (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void) => void;
type NotFound = (request: Request, response: Response, next: NextFunction) => unknown;

/** Nest on Express behind this product's listener: limits, security headers, kept answers, bodies, access log. */
export class SiteAdapter extends ExpressAdapter {
  constructor(readonly parts: SiteAdapterParts) {
    const application = express();
    application.disable('x-powered-by');
    // Public answers bring their tag; all others are `no-store`.
    application.disable('etag');
    application.set('trust proxy', parts.trustProxy);
    application.set('query parser', 'simple');
    super(application);
    application.use(requestGate(), jsonBody(parts));
  }

  override initHttpServer(): void {
    const application = this.getInstance<Express>() as unknown as Dispatch;
    const next = (request: IncomingMessage, response: ServerResponse): void =>
      application(request, response, (error?: unknown) =>
        // Express has dressed both before it gave up.
        sendProblem(request as Request, response as Response, error ?? new DomainError('not_found')),
      );
    this.httpServer = createHttpServer(createFront({ ...this.parts, next }), this.parts.common) as never;
  }

  /** Bodies are read by `jsonBody`. */
  override registerParserMiddleware(): void {
    return undefined;
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    const kinds = kindsShownBy(response);
    const exchange = exchangeOf(response);
    if (kinds === undefined || exchange === undefined || (statusCode ?? 200) !== 200) {
      return super.reply(response, body, statusCode as number);
    }
    const tag = response.getHeader('ETag');
    return this.parts.answers.send(
      response.req,
      response,
      {
        body: JSON.stringify(body),
        contentType: JSON_TYPE,
        contentPolicy: API_POLICY,
        kinds,
        seen: exchange.seen,
        life: lifeOf(response),
        etag: typeof tag === 'string' ? tag : undefined,
      },
      exchange.headers,
    );
  }

  override setNotFoundHandler(handler: NotFound, prefix?: string, excludedRoutes?: never): void {
    const answer: NotFound = (request, response, next) => {
      const verbs = verbsOf(this.getInstance(), pathOf(request));
      if (verbs.length === 0) return handler(request, response, next);
      response.setHeader('Allow', verbs.join(', '));
      throw new DomainError('method_not_allowed');
    };
    super.setNotFoundHandler(answer, prefix, excludedRoutes);
  }

  /** @returns when the server, which may have been closed before, listens no more */
  override close(): Promise<void> {
    const server = this.getHttpServer() as Server;
    return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  }
}

interface RouterLayer {
  readonly route?: { readonly path: unknown; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Verbs of the routes at a path; routes that take any path say nothing about this one. */
function verbsOf(application: Express, path: string): string[] {
  const layers = application.router.stack as unknown as readonly RouterLayer[];
  const verbs = layers.flatMap((layer) => {
    const { route } = layer;
    if (route === undefined || typeof route.path !== 'string' || route.path.includes('*')) return [];
    return layer.match(path) ? Object.keys(route.methods).filter((verb) => verb !== '_all') : [];
  });
  return [...new Set(verbs)].map((verb) => verb.toUpperCase()).sort();
}
