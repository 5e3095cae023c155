/** One refused place of an input, as the API words it. */
export interface FieldProblem {
  readonly pointer: string;
  readonly code: string;
  readonly message: string;
}

/** A refusal of the API (RFC 9457), or `status` 0 and `code` 'unreachable' when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly FieldProblem[];
  readonly requestId: string | undefined;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;
  /** Version of the record that stands, for `edit_conflict`. */
  readonly etag: string | undefined;
  /** Of `edit_conflict`: the full name of who made the version that stands, if known, and when (ISO 8601). */
  readonly changedBy: string | undefined;
  readonly changedAt: string | undefined;
  /** Of `not_found`: what was there has been removed. */
  readonly removed: boolean;

  constructor(status: number, problem: Problem, headers?: Headers) {
    super(problem.detail ?? problem.code ?? String(status));
    this.name = 'ApiError';
    this.status = status;
    this.code = problem.code ?? 'unreachable';
    this.detail = problem.detail ?? '';
    this.errors = problem.errors ?? [];
    this.requestId = problem.request_id;
    this.retryAfter = Number(headers?.get('Retry-After')) || undefined;
    this.etag = headers?.get('ETag') ?? undefined;
    this.changedBy = problem.changed_by ?? undefined;
    this.changedAt = problem.changed_at;
    this.removed = problem.removed ?? false;
  }
}

interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly request_id?: string;
  readonly errors?: readonly FieldProblem[];
  readonly changed_by?: string | null;
  readonly changed_at?: string;
  readonly removed?: boolean;
}

export interface HttpConfiguration {
  accessToken?: () => string | undefined;
  /** Called once when a request is refused for its token, with that token; true when a new one is there. */
  renewSession?: (refused: string | undefined) => Promise<boolean>;
  /** Called when a request wants a code of a second factor; true when one was given. */
  giveCode?: () => Promise<boolean>;
  language?: () => string;
  /** Stands in for `fetch`, unless a call brings its own. */
  transport?: typeof fetch;
}

export interface HttpOptions extends RequestInit {
  /** Stands in for `fetch`: rendering on the server reads in-process. */
  transport?: typeof fetch;
  /** Asks as anybody would, whoever is signed in. */
  anonymous?: true;
}

let configuration: HttpConfiguration = {};

/** Set once by the application in the browser; rendering on the server sets nothing. */
export function configureHttp(chosen: HttpConfiguration): void {
  configuration = chosen;
}

/** @throws ApiError for every answer that is not a success, and when none came; the reason of a signal that ended the call. */
export async function http<Value>(url: string, options: HttpOptions = {}): Promise<Value> {
  return (await httpWithEtag<Value>(url, options)).value;
}

export interface Versioned<Value> {
  readonly value: Value;
  readonly etag: string | undefined;
}

/** As `http`, with the ETag that a later change must send in If-Match. */
export async function httpWithEtag<Value>(url: string, options: HttpOptions = {}): Promise<Versioned<Value>> {
  const token = configuration.accessToken?.();
  let response = await send(url, options);
  let refusal = await refusalOf(response);
  if (isForTheToken(url, refusal) && (await configuration.renewSession?.(token))) {
    response = await send(url, options);
    refusal = await refusalOf(response);
  }
  if (isForTheCode(url, refusal) && (await configuration.giveCode?.())) {
    response = await send(url, options);
    refusal = await refusalOf(response);
  }
  if (refusal !== undefined) throw refusal;
  const value = response.status === 204 ? undefined : await bodyOf(response, options.signal);
  return { value: value as Value, etag: response.headers.get('ETag') ?? undefined };
}

/** The headers every call carries, as far as it does not bring them: language and, when there is one, the access token. */
export function callHeaders(init?: HeadersInit, anonymous = false): Headers {
  const headers = new Headers(init);
  const token = anonymous ? undefined : configuration.accessToken?.();
  if (token !== undefined && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  const language = configuration.language?.();
  if (language !== undefined && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
  return headers;
}

async function send(
  url: string,
  { transport = configuration.transport ?? fetch, anonymous, ...init }: HttpOptions,
): Promise<Response> {
  try {
    return await transport(url, { ...init, headers: callHeaders(init.headers, anonymous) });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, {});
  }
}

/** Wrong credentials are refused with 401, too, and a refused refresh is not to be refreshed. */
function isForTheToken(url: string, refusal: ApiError | undefined): boolean {
  return refusal?.status === 401 && refusal.code !== 'invalid_credentials' && !url.endsWith('/auth/refresh');
}

/** The forms of sign-in and account ask for it themselves. */
function isForTheCode(url: string, refusal: ApiError | undefined): boolean {
  return refusal?.code === 'second_factor_required' && !url.includes('/auth/');
}

async function refusalOf(response: Response): Promise<ApiError | undefined> {
  return response.ok ? undefined : new ApiError(response.status, await problemOf(response), response.headers);
}

const TEXT_TYPE = /^text\/(?!html)/i;
const JSON_TYPE = /^(?:$|text\/|application\/(?:[\w.-]+\+)?json\b)/i;

/** A success that cannot be read is none: the answer was cut off, or comes from something in between, as pages do. */
async function bodyOf(response: Response, signal?: AbortSignal | null): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? '';
  try {
    if (TEXT_TYPE.test(type)) return await response.text();
    return await (JSON_TYPE.test(type) ? response.json() : response.blob());
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { code: 'unreadable' });
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return { code: 'unreadable' };
  }
}
