import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import type { ClientOptions } from 'minio';
import { silence } from './store-failure';

type Answered = (response: IncomingMessage) => void;

/** Statuses whose body the client leaves unread, and with it the connection open (minio 8, `retryHttpCodes`). */
const LEFT_UNREAD = new Set([408, 429, 499, 500, 502, 503, 504, 520]);

/** The client's way to the store: ends every exchange that takes longer than `patience`. */
export class StoreConnection {
  private readonly deadlines = new WeakMap<Readable, NodeJS.Timeout>();
  private readonly secure: boolean;
  private readonly agent: http.Agent;

  constructor(
    endpoint: URL,
    private readonly patience: number,
  ) {
    this.secure = endpoint.protocol === 'https:';
    const { Agent } = this.secure ? https : http;
    this.agent = new Agent({ keepAlive: true, maxFreeSockets: 8, timeout: 60_000 });
  }

  get options(): Pick<ClientOptions, 'transport' | 'transportAgent'> {
    const request = (options: RequestOptions, answered: Answered) => this.request(options, answered);
    return { transport: { request: request as typeof http.request }, transportAgent: this.agent };
  }

  /** The body of this answer is read at the pace of whoever reads it: it is theirs to watch over now. */
  handOver(response: Readable): Readable {
    clearTimeout(this.deadlines.get(response));
    return response;
  }

  close(): void {
    this.agent.destroy();
  }

  private request(options: RequestOptions, answered: Answered): ClientRequest {
    const { request: send } = this.secure ? https : http;
    const request = send(options, (response) => {
      this.deadlines.set(response, deadline);
      response.once('close', () => clearTimeout(deadline));
      answered(response);
      if (LEFT_UNREAD.has(response.statusCode ?? 0)) response.resume();
    });
    const deadline = setTimeout(() => request.destroy(silence(this.patience)), this.patience);
    request.once('error', () => clearTimeout(deadline));
    return request;
  }
}
