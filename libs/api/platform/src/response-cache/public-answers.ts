import type { ShownKind } from '@site/vocabulary';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPersonal } from '../access/session-cookie-name';
import { isFromInside, noteLatestChange } from '../server/request-context';
import { API_POLICY, withPolicy, type FlatHeaders } from '../server/security-headers';
import { Answer, tagOf } from './answer';
import { isCanonical } from './canonical-address';
import { preferredEncoding } from './encoding';
import type { Refresh } from './background-refresh';
import { InFlight } from './in-flight';
import { HTML_TYPE, type PublicContent } from './public-content';
import type { ResponseCache } from './response-cache';
import { sendAnswer, sendPassing } from './send-answer';
import { SharedCaching } from './shared-caching';

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

/** Sends public content with its validators, compressed, and keeps it for the next visitor. */
export class PublicAnswers {
  private readonly apiHeaders: FlatHeaders;
  private readonly shared: SharedCaching;
  private readonly inFlight = new InFlight();
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

  /** Nothing has been read for it yet: from here on who asks for the same may wait for it. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    noteLatestChange(response, this.latestChange);
    if (request.method === 'GET' && this.mayShare(request))
      this.inFlight.begin(request.url ?? '/', this.latestChange, response);
  }

  /** Resolved when the same was made for somebody else, who began after the latest change; absent, nobody has. */
  findInFlight(request: IncomingMessage): Promise<void> | undefined {
    return this.mayShare(request) ? this.inFlight.find(request.url ?? '/', this.latestChange) : undefined;
  }

  private mayShare({ method = '', url = '/', headers }: IncomingMessage): boolean {
    const isRead = method === 'GET' || method === 'HEAD';
    return (
      this.kept.mayKeep && isRead && !isPersonal(headers, this.options.sessionCookie) && isCanonical(url)
    );
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
    this.inFlight.end(response);
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
