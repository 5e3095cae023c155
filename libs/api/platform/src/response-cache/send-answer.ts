import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer, Variant } from './answer';
import { namesTag, preferredEncoding } from './encoding';

/**
 * Sends the form of an answer that the client accepts, or 304 when it holds it already; `extra` are headers of this
 * one request. Answers the status.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  extra: readonly string[],
  grown: () => void = () => undefined,
): number {
  const { 'if-none-match': tags, 'accept-encoding': encodings } = request.headers;
  const encoding = preferredEncoding(encodings);
  if (tags !== undefined && namesTag(tags, answer.etag))
    return sendForm(response, 304, answer.notModified(encoding), extra);
  const ready = answer.ready(encoding);
  if (ready !== undefined) return sendForm(response, 200, ready, extra);
  answer.inEncoding(encoding).then(
    (form) => {
      grown();
      sendForm(response, 200, form, extra);
    },
    () => sendForm(response, 200, answer.plain, extra),
  );
  return 200;
}

function sendForm(
  response: ServerResponse,
  status: number,
  { headers, body }: Variant,
  extra: readonly string[],
): number {
  if (response.headersSent || response.destroyed) return status;
  response.writeHead(status, [...headers, ...extra]);
  response.end(body);
  return status;
}

/** What nobody will ask for again, with the headers that differ from what the answer has already. */
export interface PassingAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly etag: string | undefined;
}

/** Sends a passing answer as it is, with no tag but the one it brings. */
export function sendPassing(
  request: IncomingMessage,
  response: ServerResponse,
  { body, contentType, headers, etag }: PassingAnswer,
): number {
  if (response.headersSent || response.destroyed) return response.statusCode;
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
  }
  if (etag !== undefined) response.setHeader('ETag', etag);
  if (etag !== undefined && namesTag(request.headers['if-none-match'], etag)) {
    response.statusCode = 304;
    response.end();
    return 304;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Length', body.length);
  response.statusCode = 200;
  response.end(body);
  return 200;
}
