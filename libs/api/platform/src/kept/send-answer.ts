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
  if (tags !== undefined && namesTag(tags, answer.etag))
    return sendForm(response, 304, answer.notModified, extra);
  const encoding = preferredEncoding(encodings);
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

export function sendForm(
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
