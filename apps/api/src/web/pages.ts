import { Logger } from '@nestjs/common';
import {
  adminContentPolicy,
  exchangeOf,
  HTML_TYPE,
  setHeaders,
  siteContentPolicy,
  type PublicAnswers,
} from '@site/api-platform';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { FAILURE_PAGE } from './failure-page';
import type { Page, RenderPage } from './page-renderer';

const logger = new Logger('Pages');
/** Addresses that are not the site's. */
const ELSEWHERE = /^\/(?:api|files|health|metrics)(?:\/|$)/;

/** `seen`: the latest change of content from before the page was made. */
type RenderedPage = Page & { readonly seen: number };

export interface PagesParts {
  readonly render: RenderPage;
  readonly answers: PublicAnswers;
  readonly publicUrl: string;
  readonly transport: typeof fetch;
  /** The development server adds inline scripts of its own to what it serves. */
  readonly contentPolicy: boolean;
}

/** Answers every address of the site with its rendered page; public pages are kept until their content changes. */
export function sitePages(parts: PagesParts): RequestHandler {
  const rendering = new Map<string, Promise<RenderedPage>>();

  /** Visitors who ask for the same page while it is being made share it. */
  function render(url: string): Promise<RenderedPage> {
    const shared = rendering.get(url);
    if (shared !== undefined) return shared;
    const seen = parts.answers.latestChange;
    const made = parts.render({ ...parts, url, onError }).then((page) => ({ ...page, seen }));
    rendering.set(url, made);
    return made.finally(() => rendering.delete(url));
  }

  return (request: Request, response: Response, next: NextFunction): void => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || ELSEWHERE.test(request.path)) return next();
    render(request.url).then(
      (page) => send(page, request, response, parts),
      (error: unknown) => {
        logger.error({ err: error }, 'rendering failed');
        response.status(500).type('html').setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', siteContentPolicy(FAILURE_PAGE));
        response.send(FAILURE_PAGE);
      },
    );
  };
}

function onError(message: string, error: unknown): void {
  logger.warn({ err: error }, message);
}

function send(
  page: RenderedPage,
  request: Request,
  response: Response,
  { answers, contentPolicy }: PagesParts,
): void {
  const { status, location, html, shows, audience, complete, seen } = page;
  if (location !== undefined) {
    response.redirect(status, location);
    return;
  }
  const exchange = exchangeOf(response);
  if (status === 200 && audience === 'public' && complete && exchange !== undefined && contentPolicy) {
    answers.send(
      request,
      response,
      {
        body: html,
        contentType: HTML_TYPE,
        contentPolicy: siteContentPolicy(html),
        kinds: shows,
        seen,
      },
      exchange.headers,
    );
    return;
  }
  const headers = ['Cache-Control', 'no-store', 'Content-Type', HTML_TYPE];
  if (audience === 'private') headers.push('X-Robots-Tag', 'noindex');
  setHeaders(response, headers);
  if (!contentPolicy) response.removeHeader('Content-Security-Policy');
  else {
    const policy = audience === 'private' ? adminContentPolicy(html) : siteContentPolicy(html);
    response.setHeader('Content-Security-Policy', policy);
  }
  response.status(status).send(html);
}
