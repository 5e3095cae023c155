import { UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { LOCALES, type Locale } from '@site/vocabulary';
import type { Request } from 'express';
import type { ServerResponse } from 'node:http';
import { refusedParameter } from './pagination';
import { namesGiven, type SeveralValues } from './several-values';

/** Of an answer with less of each record than there is: who reads `application/json` finds every field in it. */
export const EXCERPT_TYPE = 'application/vnd.site.excerpt+json';

const KEEPS = Symbol('which properties of a record an answer shows');

type Keeps = (name: string) => boolean;

interface Marked extends ServerResponse {
  [KEEPS]?: Keeps | undefined;
}

/**
 * The answer shows as much of each record as `fields` and `lang` ask for. A guard, because an interceptor costs every
 * request an observable.
 * @param names properties of a record, which `fields` may name
 */
export function AnswersExcerpt(names: readonly string[]): MethodDecorator {
  const mark: CanActivate = {
    canActivate: (context: ExecutionContext): boolean => {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      if (request.url.includes('?')) http.getResponse<Marked>()[KEEPS] = keeping(request.query, names);
      return true;
    },
  };
  return UseGuards(mark);
}

/** @returns undefined where all is wanted @throws DomainError `invalid_parameter` for a field that no record has */
function keeping(query: Request['query'], names: readonly string[]): Keeps | undefined {
  const { fields, lang } = query as { readonly fields?: SeveralValues; readonly lang?: unknown };
  if (fields === undefined && lang === undefined) return undefined;
  const wanted = new Set(namesGiven(fields));
  if ([...wanted].some((name) => !names.includes(name)))
    throw refusedParameter('fields', 'options_expected', { options: names.join(', ') });
  const others = LOCALES.filter((locale) => lang !== undefined && locale !== lang);
  const isForeign = (name: string) => others.some((locale: Locale) => name.endsWith(`_${locale}`));
  return (name) => name === 'id' || ((wanted.size === 0 || wanted.has(name)) && !isForeign(name));
}

/** What goes out of a body: a record, or a list of them. @returns undefined where all of it does */
export function excerptOf(response: ServerResponse, body: unknown): object | undefined {
  const { [KEEPS]: keeps } = response as Marked;
  if (keeps === undefined || typeof body !== 'object' || body === null) return undefined;
  const cut = (record: object) => Object.fromEntries(Object.entries(record).filter(([name]) => keeps(name)));
  const { items } = body as { readonly items?: readonly object[] };
  return items === undefined ? cut(body) : { ...body, items: items.map(cut) };
}
