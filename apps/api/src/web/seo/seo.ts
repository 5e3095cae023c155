import { sendProblem } from '@site/api-platform/http';
import type { PublicAnswers } from '@site/api-platform/response-cache';
import { API_POLICY, requestContextOf } from '@site/api-platform/server';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@site/vocabulary';
import type { Request, RequestHandler, Response } from 'express';
import type { SeoDocument, SeoParts } from './seo-document';
import { feed } from './feed';
import { robots } from './robots';
import { sitemap, sitemapOfKind, sitemapOfPages } from './sitemap';

const PART = /^\/sitemap\/([a-z]+)-([1-9]\d{0,4})\.xml$/;

/** Answers what search engines and readers of feeds ask for; kept, like a page, until what it tells of changes. */
export function seoRoutes(parts: SeoParts & { readonly answers: PublicAnswers }): RequestHandler {
  return (request, response, next): void => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    const make = readable ? documentAt(request.path, parts) : undefined;
    if (make === undefined) return next();
    const seen = parts.answers.latestChange;
    make().then(
      (document) =>
        document === undefined ? next() : send(document, seen, request, response, parts.answers),
      (error: unknown) => sendProblem(request, response, error),
    );
  };
}

type Make = () => Promise<SeoDocument | undefined>;

function documentAt(path: string, parts: SeoParts): Make | undefined {
  if (path === '/robots.txt') return () => Promise.resolve(robots(parts.publicUrl));
  if (path === '/sitemap.xml') return () => sitemap(parts);
  if (path === '/sitemap/pages.xml') return () => sitemapOfPages(parts);
  const [, kind, part] = PART.exec(path) ?? [];
  if (kind !== undefined) return () => sitemapOfKind(parts, kind, Number(part));
  const locale = LOCALES.find((one) => path === feedPath(one));
  return locale && (() => feed(parts, locale));
}

function feedPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '/feed.xml' : `/${locale}/feed.xml`;
}

function send(
  document: SeoDocument,
  seen: number,
  request: Request,
  response: Response,
  answers: PublicAnswers,
): void {
  const extra = requestContextOf(response)?.headers ?? [];
  const recurring = !request.url.includes('?');
  answers.send(request, response, { ...document, contentPolicy: API_POLICY, seen, recurring }, extra);
}
