import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { ClientOptions } from 'minio';
import { silence } from './store-failure';

type Answered = (response: IncomingMessage) => void;

/** Statuses whose body the client leaves unread, and with it the connection open (minio 8, `retryHttpCodes`). */
const LEFT_UNREAD = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** The client's way to the store: ends every exchange in which the store is silent for `patience` milliseconds. */
export function connectionTo(endpoint: URL, patience: number) {
  const { Agent, request: send } = endpoint.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 8, timeout: 60_000 });

  function request(options: RequestOptions, answered: Answered): ClientRequest {
    let answer: IncomingMessage | undefined;
    const asked = send({ ...options, timeout: patience }, (response) => {
      answer = response;
      answered(response);
      if (LEFT_UNREAD.has(response.statusCode ?? 0)) response.resume();
    });
    return asked.once('socket', (socket) => {
      const look = (): void => {
        // What was sent and not yet read waits for a slow visitor, not for the store.
        if (answer?.readableLength) socket.setTimeout(patience);
        else (answer ?? asked).destroy(silence(patience));
      };
      socket.on('timeout', look);
      asked.once('close', () => socket.off('timeout', look));
    });
  }

  const transport = { request: request as typeof http.request };
  const options: Pick<ClientOptions, 'transport' | 'transportAgent'> = { transport, transportAgent: agent };
  return { options, close: () => agent.destroy() };
}
