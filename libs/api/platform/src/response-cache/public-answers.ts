import type { ShownKind } from '@site/vocabulary';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPersonal } from '../access/session-cookie-name';
import { isFromInside } from '../server/request-context';
import { API_POLICY, withPolicy, type FlatHeaders } from '../server/security-headers';
import { Answer, tagOf } from './answer';
import { isCanonical } from './canonical-address';
import { preferredEncoding } from './encoding';
import type { Refresh } from './background-refresh';
import type { ResponseCache } from './response-cache';
import { sendAnswer, sendPassing } from './send-answer';
import { SharedCaching } from './shared-caching';

/** RFC 8259 knows no charset of it, and who compares types to the letter finds the one that is documented. */
export const JSON_TYPE = 'application/json';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** Kept by browsers and proxies, and asked for again each time: an edit shows at the next look. */
const REVALIDATED = ['Cache-Control', 'public, max-age=0, must-revalidate'];
/** Bytes that never change under their address. */
const LASTING = 'max-age=31536000, immutable';
/** Milliseconds. */
const SETTLED_MS = 5_000;
const NO_STORE = ['Cache-Control', 'no-store'];

/** When time alone makes an answer out of date, for who makes something lasting of it; never later than that. */
function end(life: number | undefined): FlatHeaders {
  return life === undefined ? [] : ['Expires', new Date(Date.now() + life).toUTCString()];
}

/** Who signs what he asks the API may be shown more. */
function varyOf(policy: string): string {
  return policy === API_POLICY ? 'Accept-Encoding, Authorization' : 'Accept-Encoding';
}

export interface PublicAnswersOptions {
  /** Headers of every answer. */
  readonly common: FlatHeaders;
  /** Name of the cookie that stands for a session. */
  readonly sessionCookie: string;
  /** Absent: no cache in front may answer by itself. */
  readonly shared?: SharedCaching;
  /** Milliseconds that a page stands before its smallest form is made. */
  readonly settled?: number;
}

/** What a public address shows at this moment. */
export interface PublicContent {
  readonly body: string;
  readonly contentType: string;
  readonly contentPolicy: string;
  /** Kinds of content on it: a change of one of them makes it out of date. */
  readonly kinds: readonly ShownKind[];
  /** `latestChange` from before the content was read. */
  readonly seen: number;
  /** Milliseconds after which time alone has made it out of date. */
  readonly life?: number | undefined;
  /** False: made for this address only, which is one of endlessly many; kept for nobody. */
  readonly recurring?: boolean;
  /** Header `Link`. */
  readonly link?: string | undefined;
  /** Strong entity tag; absent, the hash of the bytes. */
  readonly etag?: string | undefined;
}

/** Sends public content with its validators, compressed, and keeps it for the next visitor. */
export class PublicAnswers {
  private readonly apiHeaders: FlatHeaders;
  private readonly shared: SharedCaching;
  private renew: Refresh | undefined;

  constructor(
    private readonly kept: ResponseCache,
    private readonly options: PublicAnswersOptions,
  ) {
    this.shared = options.shared ?? new SharedCaching(0);
    this.apiHeaders = this.publicHeaders(API_POLICY);
  }

  /** Number of the latest change: take it before reading what an answer will show. */
  get latestChange(): number {
    return this.kept.latestChange;
  }

  /** The kept answer to exactly this request, if there is one. */
  find(request: IncomingMessage): Answer | undefined {
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
    return isPersonal(request.headers, this.options.sessionCookie)
      ? undefined
      : this.kept.find(request.url ?? '/');
  }

  /** @param renew asks the own server for an address as anybody would; absent, nobody is shown what is out of date */
  renewBy(renew: Refresh): void {
    this.renew = renew;
  }

  /** The page as it was until a moment ago, where a crowd asks for it while it is made anew. */
  findStale(request: IncomingMessage): Answer | undefined {
    const isVisitor = request.method === 'GET' && !isFromInside(request);
    return this.renew === undefined || !isVisitor || isPersonal(request.headers, this.options.sessionCookie)
      ? undefined
      : this.kept.findStale(request.url ?? '/', this.renew);
  }

  /** Sends a kept answer; `extra` are headers of this one request. Answers the status. */
  write(request: IncomingMessage, response: ServerResponse, answer: Answer, extra: FlatHeaders): number {
    const grown = (): void => this.kept.measureAgain(request.url ?? '/', answer);
    return sendAnswer(request, response, answer, extra, grown);
  }

  /** Sends fresh content and keeps it; the front has set the headers of a refusal before. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    content: PublicContent,
    extra: FlatHeaders,
  ): number {
    const { contentType, contentPolicy, etag, link, kinds, seen, life, recurring = true } = content;
    // Once: to hash, to measure and to write a text makes its bytes each time.
    const body = Buffer.from(content.body);
    const more = [...end(life), ...(link === undefined ? [] : ['Link', link])];
    const personal = isPersonal(request.headers, this.options.sessionCookie);
    const lasting = !personal && this.kept.mayKeep;
    if (!lasting && preferredEncoding(request.headers['accept-encoding']) === 'identity') {
      const caching = personal ? NO_STORE : [...REVALIDATED, ...more];
      const headers = ['Content-Security-Policy', contentPolicy, ...caching];
      if (!personal) response.appendHeader('Vary', varyOf(contentPolicy));
      // A program that holds a list asks whether it still holds, with a key, too; a page is read by people.
      const tag = etag ?? (contentPolicy === API_POLICY ? tagOf(body) : undefined);
      return sendPassing(request, response, { body, contentType, headers, etag: tag });
    }
    const address = request.url ?? '/';
    const mayKeep = lasting && recurring && isCanonical(address);
    // What changed while it was read would reach a cache in front after it was told to forget it.
    const shares = mayKeep && this.shared.allows(life) && this.kept.isCurrent(kinds, seen);
    const headers = personal
      ? this.personalHeaders(contentPolicy)
      : [...(shares ? this.sharedHeaders(contentPolicy, kinds) : this.headersFor(contentPolicy)), ...more];
    const answer = new Answer({ body, contentType, headers, etag });
    if (mayKeep && request.method === 'GET' && !response.destroyed) {
      // A cache in front begins to count when it asks, however long the answer was kept here.
      const holds = shares && life !== undefined ? life - this.shared.reach : life;
      const isPage = contentType === HTML_TYPE;
      // A cache in front would go on showing what is out of date.
      const holding = { kinds, seen, life: holds, servedWhileRenewed: isPage && !shares };
      if (this.kept.keep(address, answer, holding) && isPage) this.improveLater(address, answer);
    }
    return this.write(request, response, answer, extra);
  }

  /** While people save, pages are replaced every few seconds: their smallest forms would take a processor of their own. */
  private improveLater(address: string, answer: Answer): void {
    const stands = () => this.kept.holds(address, answer);
    const improve = () => void answer.improve(stands).then(() => this.kept.measureAgain(address, answer));
    setTimeout(() => stands() && improve(), this.options.settled ?? SETTLED_MS).unref();
  }

  /**
   * Caching of bytes that never change under their address, as long as these kinds of content let visitors see them.
   * @param seen `latestChange` from before it was known that they do
   */
  lastingHeaders(kinds: readonly ShownKind[], seen: number): FlatHeaders {
    if (!this.shared.allows()) return ['Cache-Control', `public, ${LASTING}`];
    return this.kept.mayKeep && this.kept.isCurrent(kinds, seen)
      ? this.shared.headers(kinds, LASTING)
      : ['Cache-Control', `private, ${LASTING}`];
  }

  private headersFor(policy: string): FlatHeaders {
    return policy === API_POLICY ? this.apiHeaders : this.publicHeaders(policy);
  }

  private sharedHeaders(policy: string, kinds: readonly ShownKind[]): FlatHeaders {
    return [
      ...withPolicy(this.options.common, policy),
      ...this.shared.headers(kinds),
      ...['Vary', varyOf(policy)],
    ];
  }

  private publicHeaders(policy: string): FlatHeaders {
    return [...withPolicy(this.options.common, policy), ...REVALIDATED, 'Vary', varyOf(policy)];
  }

  private personalHeaders(policy: string): FlatHeaders {
    return [...withPolicy(this.options.common, policy), ...NO_STORE];
  }
}
