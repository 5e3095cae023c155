import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Values = readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];

interface Told {
  readonly attributes: Values;
  readonly traceId?: string;
  readonly spanId?: string;
}

export interface ExportedSpan extends Told {
  readonly name: string;
  readonly kind: number;
  readonly parentSpanId?: string;
  readonly status: { readonly code: number };
}

export interface ExportedLog extends Told {
  readonly body: { readonly stringValue: string };
  readonly severityText: string;
}

interface Request {
  readonly resourceSpans?: readonly { readonly scopeSpans: readonly { readonly spans: ExportedSpan[] }[] }[];
  readonly resourceLogs?: readonly {
    readonly scopeLogs: readonly { readonly logRecords: ExportedLog[] }[];
  }[];
}

/** A real server that takes traces and logs by OTLP over HTTP, in JSON. */
export class Collector {
  readonly spans: ExportedSpan[] = [];
  readonly lines: ExportedLog[] = [];
  /** All that came, as it came. */
  readonly bodies: string[] = [];
  readonly headers: IncomingHttpHeaders[] = [];
  answer = (response: ServerResponse): void =>
    void response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');

  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        collector.headers.push(request.headers);
        collector.take(body);
        collector.answer(response);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(body: string): void {
    const { resourceSpans = [], resourceLogs = [] } = JSON.parse(body) as Request;
    this.bodies.push(body);
    this.spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap(({ spans }) => spans)));
    this.lines.push(...resourceLogs.flatMap((one) => one.scopeLogs.flatMap(({ logRecords }) => logRecords)));
  }
}

/** What is said of it under a name. */
export function saidOf({ attributes }: Told, name: string): unknown {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value && Object.values(value)[0];
}
