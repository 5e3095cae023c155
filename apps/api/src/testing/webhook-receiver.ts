import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedDelivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly at: number;
}

/** A real server that is told of changes. */
export class WebhookReceiver {
  readonly heard: ReceivedDelivery[] = [];
  /** How it answers. */
  answer = (response: ServerResponse, _heard: ReceivedDelivery): void => void response.writeHead(204).end();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const heard = { headers: request.headers, body, at: performance.now() };
        receiver.heard.push(heard);
        receiver.answer(response, heard);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  /** What it was told of records, in its order: `projects ID 3`. */
  get told(): string[] {
    return this.heard.map(({ body }) => {
      const { data } = JSON.parse(body) as {
        data: { kind: string; id: string; version: number | null };
      };
      return `${data.kind} ${data.id} ${data.version ?? 'removed'}`;
    });
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** The signature that a receiver expects. */
export function signatureOf(secret: string, { headers, body }: ReceivedDelivery): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const said = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  return `v1,${createHmac('sha256', key).update(said).digest('base64')}`;
}
