import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { closeAfterAnswer } from '@site/api-platform/server';
import type { SubmittedForm } from '@site/vocabulary';
import type { Request, RequestHandler, Response } from 'express';
import { readForm, UnreadableForm, type Fields } from './form-body';
import { formAt, languageOf, HONEYPOT, type FieldValues, type PublicForm } from './forms';
import type { OwnRequest } from './in-process';
import type { PageParts } from './pages';
import { logProblem, sendFailure, sendOnce } from './send-page';

interface FormParts extends PageParts {
  /** Calls the API in-process. */
  readonly call: (path: string, asked: OwnRequest) => Promise<globalThis.Response>;
}

interface Outcome extends Omit<SubmittedForm, 'name' | 'values'> {
  readonly status: number;
  readonly retryAfter?: string | null;
}

interface Problem {
  readonly detail?: string;
  readonly errors?: readonly { readonly pointer: string; readonly message: string }[];
}

const IN_PROGRESS = 409;
const REFUSED = 422;
const PATIENCE = { rounds: 40, pause: 250 };
/** Statuses that say something to whoever waits; behind any other the visitor sees a service that is down. */
const TOLD = new Set([429, 500, 503, 507]);

/** Answers forms that a browser without script posts, with the page that they stand on. */
export function formPosts(parts: FormParts): RequestHandler {
  return (request, response, next): void => {
    const form = request.method === 'POST' ? formAt(request.path) : undefined;
    if (form === undefined) return next();
    answer(form, request, response, parts).catch((error: unknown) => sendFailure(response, error));
  };
}

async function answer(
  form: PublicForm,
  request: Request,
  response: Response,
  parts: FormParts,
): Promise<void> {
  let fields: Fields;
  try {
    fields = await readForm(request, { multipart: form.oneClick === true });
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error;
    closeAfterAnswer(request, response);
    return show(failed(error.status), {});
  }
  const values = valuesOf(form, fields, request);
  if (isForeign(request, parts.publicUrl) && !isOneClick(form, fields)) return show(failed(403), {});
  return show(await send(form, values, request, parts), values);

  async function show({ status, retryAfter, ...rest }: Outcome, typed: FieldValues): Promise<void> {
    const submitted = { name: form.name, values: shown(typed), ...rest };
    const { publicUrl, passwordMinLength, transport, contentPolicy, render } = parts;
    const site = { publicUrl, passwordMinLength, transport };
    const page = await render({ ...site, url: request.url, onError: logProblem, submitted });
    if (retryAfter) response.setHeader('Retry-After', retryAfter);
    sendOnce(response, { ...page, status: page.status === 200 ? status : page.status }, contentPolicy);
  }
}

async function send(
  form: PublicForm,
  values: FieldValues,
  request: Request,
  { call }: FormParts,
): Promise<Outcome> {
  const language = languageOf(request.path);
  const body = JSON.stringify(form.body(values, language));
  const asked: OwnRequest = {
    method: 'POST',
    body,
    remoteAddress: request.socket.remoteAddress,
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      'Idempotency-Key': repeatKey(form, body),
      ...forwarded(request),
    },
  };
  let answered = await call(form.endpoint, asked);
  // The second of a double click waits for what becomes of the first.
  for (let round = 0; answered.status === IN_PROGRESS && round < PATIENCE.rounds; round += 1) {
    await pause(PATIENCE.pause);
    answered = await call(form.endpoint, asked);
  }
  return outcomeOf(answered);
}

async function outcomeOf(answered: globalThis.Response): Promise<Outcome> {
  if (answered.ok) return { outcome: 'accepted', status: 200, errors: {} };
  const { detail = '', errors: refused = [] } = (await answered.json().catch(() => ({}))) as Problem;
  if (answered.status === REFUSED) {
    const byField = refused.map(({ pointer, message }) => [pointer.slice(1), message] as const);
    return { outcome: 'refused', status: REFUSED, errors: Object.fromEntries(byField) };
  }
  const retryAfter = answered.headers.get('Retry-After');
  if (!TOLD.has(answered.status)) return { ...failed(503), retryAfter };
  const errors = detail === '' ? {} : { form: detail };
  return { outcome: 'failed', status: answered.status, errors, retryAfter };
}

function failed(status: number): Outcome {
  return { outcome: 'failed', status, errors: {} };
}

/** The same form again, as a reload sends it, has the same key: the API answers it as before and does nothing twice. */
function repeatKey({ name, repeatSeconds }: PublicForm, body: string): string {
  const period = repeatSeconds === undefined ? '' : Math.floor(Date.now() / 1000 / repeatSeconds);
  return `form-${hash('sha256', `${name} ${period} ${body}`, 'base64url')}`;
}

/** What proxies say of the visitor; how far they are believed the API decides as for any request. */
function forwarded({ headers }: Request): Record<string, string> {
  const names = ['x-forwarded-for', 'x-forwarded-proto'];
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );
}

/** Whether a browser posts on behalf of another site; an older one says so by the origin alone. */
function isForeign({ headers }: Request, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'cross-site';
  if (origin === undefined || origin === publicUrl) return false;
  // The product also answers under names that PUBLIC_URL does not say, such as 127.0.0.1.
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

function isOneClick(form: PublicForm, fields: Fields): boolean {
  return form.oneClick === true && fields.get('List-Unsubscribe') === 'One-Click';
}

/** The token of a link may stand in the address. */
function valuesOf(form: PublicForm, fields: Fields, { query }: Request): FieldValues {
  return Object.fromEntries(
    form.fields.flatMap((name) => {
      const value = fields.get(name) ?? (name === 'token' ? query[name] : undefined);
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
}

/** A page cannot hold the character 0. */
function shown(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name !== HONEYPOT)
      .map(([name, value]) => [name, value.replaceAll('\0', '')]),
  );
}
