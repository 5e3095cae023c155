import { HTML_TYPE, type PublicAnswers } from '@site/api-platform/response-cache';
import { answerMethod, requestContextOf, siteContentPolicy } from '@site/api-platform/server';
import type { SitePage } from '@site/vocabulary';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { formAt } from './forms';
import type { PageRequest, RenderPage } from './page-renderer';
import { logProblem, sendFailure, sendOnce } from './send-page';

/** Addresses that are not the site's. */
const ELSEWHERE = /^\/(?:api|files|health|metrics)(?:\/|$)/;

export function isOfTheSite(path: string): boolean {
  return !ELSEWHERE.test(path);
}

/** `seen`: the latest change of content from before the page was made. */
type RenderedPage = SitePage & { readonly seen: number };

interface Rendering {
  readonly seen: number;
  readonly page: Promise<RenderedPage>;
  next?: Promise<RenderedPage>;
}

/** What pages are made of, whoever asks for them. */
export interface PageParts extends Pick<PageRequest, 'publicUrl' | 'passwordMinLength' | 'transport'> {
  readonly render: RenderPage;
  /** The development server adds inline scripts of its own to what it serves. */
  readonly contentPolicy: boolean;
}

interface KeptPages extends PageParts {
  readonly answers: PublicAnswers;
}

/** Answers every address of the site with its rendered page; public pages are kept until their content changes. */
export function sitePages(parts: KeptPages): RequestHandler {
  const rendering = new Map<string, Rendering>();

  /**
   * Visitors who ask for the same page while it is being made share it. Has something changed since it was begun, they
   * share the next one: however often somebody saves, an address is made once at a time.
   */
  function render(url: string): Promise<RenderedPage> {
    const seen = parts.answers.latestChange;
    const current = rendering.get(url);
    if (current?.seen === seen) return current.page;
    if (current !== undefined) {
      const again = () => render(url);
      return (current.next ??= current.page.then(again, again));
    }
    const page = parts
      .render({ ...parts, url, onError: logProblem })
      .then((made) => ({ ...made, seen }))
      .finally(() => rendering.delete(url));
    rendering.set(url, { seen, page });
    return page;
  }

  return (request: Request, response: Response, next: NextFunction): void => {
    if (!isOfTheSite(request.path)) return next();
    answerMethod(methodsOf(request), request, response, () => show(request, response));
  };

  function show(request: Request, response: Response): void {
    render(request.url).then(
      (page) => send(page, request, response, parts),
      (error: unknown) => sendFailure(response, error),
    );
  }
}

/** Forms are answered before any page. */
function methodsOf({ path }: Request): readonly string[] {
  return ['GET', 'HEAD', 'OPTIONS', ...(formAt(path) === undefined ? [] : ['POST'])];
}

function send(
  page: RenderedPage,
  request: Request,
  response: Response,
  { answers, contentPolicy }: KeptPages,
): void {
  const { status, location, html, shows, audience, complete, seen, life } = page;
  if (location !== undefined) {
    response.redirect(status, location);
    return;
  }
  const context = requestContextOf(response);
  const lasting = status === 200 && audience === 'public' && complete && !isPersonal(request);
  if (lasting && context !== undefined && contentPolicy) {
    answers.send(
      request,
      response,
      {
        body: html,
        contentType: HTML_TYPE,
        contentPolicy: siteContentPolicy(html),
        kinds: shows,
        seen,
        life,
        recurring: isRecurring(request),
      },
      context.headers,
    );
    return;
  }
  sendOnce(response, page, contentPolicy);
}

/** A query that no page reads, like the marks of an advertisement, would fill the memory with copies of one page. */
function isRecurring({ url }: Request): boolean {
  const query = url.indexOf('?');
  return query < 0 || /^\?page=\d{1,4}$/.test(url.slice(query));
}

/** The query of a form's address is what a visitor brings along, like a subject or a token: nobody else sees that page. */
function isPersonal({ path, url }: Request): boolean {
  return url.includes('?') && formAt(path) !== undefined;
}
