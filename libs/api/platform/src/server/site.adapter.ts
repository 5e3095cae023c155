import { ExpressAdapter } from '@nestjs/platform-express';
import { DomainError } from '@site/api-kernel';
import express, { type Express, type Response } from 'express';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { sendProblem } from '../http/problem.filter';
import { unwrapVersion } from '../http/versioned';
import { kindsShownBy, lifeOf } from '../response-cache/cached.decorator';
import { JSON_TYPE } from '../response-cache/public-content';
import { EXCERPT_TYPE, excerptOf } from '../http/excerpt';
import { linksOf } from '../http/link-header';
import { requestContextOf, type Trusts } from './request-context';
import { createFrontListener, type FrontListenerParts } from './front-listener';
import { createHttpServer } from './http-server';
import { jsonBody, type BodyOptions } from './json-body';
import { RouteMethods } from './route-methods';
import { requestGate } from './request-gate';
import { API_POLICY } from './security-headers';

export interface SiteAdapterParts extends Omit<FrontListenerParts, 'next' | 'trusts'>, BodyOptions {
  readonly trustProxy: boolean | number | string;
}

/** An Express application, told what to do with a request that nothing in it answers. */
type Dispatch = (request: IncomingMessage, response: ServerResponse, done: (error?: unknown) => void) => void;

/** Nest on Express behind this product's listener: limits, security headers, kept answers, bodies, access log. */
export class SiteAdapter extends ExpressAdapter {
  constructor(readonly parts: SiteAdapterParts) {
    const application = express();
    application.disable('x-powered-by');
    // Public answers bring their tag; all others are `no-store`.
    application.disable('etag');
    application.set('trust proxy', parts.trustProxy);
    application.set('query parser', 'simple');
    // An address has one form (RFC 3986 § 6.2.2.1).
    application.enable('case sensitive routing');
    super(application);
    const methods = new RouteMethods(application);
    application.use(
      requestGate((path) => methods.at(path)),
      jsonBody(parts),
    );
  }

  override initHttpServer(): void {
    const application = this.getInstance<Express>() as unknown as Dispatch;
    const next = (request: IncomingMessage, response: ServerResponse): void =>
      application(request, response, (error?: unknown) =>
        sendProblem(request, response, error ?? new DomainError('not_found')),
      );
    this.httpServer = createHttpServer(
      createFrontListener({
        ...this.parts,
        next,
        trusts: this.getInstance<Express>().get('trust proxy fn') as Trusts,
      }),
      this.parts,
    ) as never;
  }

  /** Bodies are read by `jsonBody`. */
  override registerParserMiddleware(): void {
    return undefined;
  }

  override reply(response: Response, answer: unknown, statusCode?: number): unknown {
    const whole = unwrapVersion(response, answer);
    const excerpt = excerptOf(response, whole);
    const body = excerpt ?? whole;
    const kinds = kindsShownBy(response);
    const context = requestContextOf(response);
    const contentType = excerpt === undefined ? JSON_TYPE : EXCERPT_TYPE;
    const link = linksOf(response.req.originalUrl, body);
    if (kinds === undefined || context === undefined || (statusCode ?? 200) !== 200) {
      if (link !== undefined) response.setHeader('Link', link);
      // `fetch` says `no-cache` beside a tag: a word for what lies between, at which Express would compare no tag.
      delete response.req.headers['cache-control'];
      if (typeof body !== 'object' || body === null) return super.reply(response, body, statusCode as number);
      // As bytes: Express would name a charset.
      response.status(statusCode ?? response.statusCode).setHeader('Content-Type', contentType);
      return response.send(Buffer.from(JSON.stringify(body)));
    }
    const tag = response.getHeader('ETag');
    return this.parts.answers.send(
      response.req,
      response,
      {
        body: JSON.stringify(body),
        contentType,
        contentPolicy: API_POLICY,
        kinds,
        seen: context.seen,
        life: lifeOf(response),
        link,
        etag: typeof tag === 'string' ? tag : undefined,
      },
      context.headers,
    );
  }

  /** @returns when the server, which may have been closed before, listens no more */
  override close(): Promise<void> {
    const server = this.getHttpServer() as Server;
    return new Promise((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  }
}
