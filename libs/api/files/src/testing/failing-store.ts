import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** Speaks as much S3 as to have its buckets taken for good, and answers all else as a test wants it. */
export class FailingStore {
  /** What requests for objects are answered. */
  answering: Answering = (_, response) => void response.writeHead(404).end();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? '', 'http://store');
      if (pathname.split('/').length > 2) return this.answering(request, response);
      if (search.includes('policy')) return refuse(404, 'NoSuchBucketPolicy')(request, response);
      response.end('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  connections(): Promise<number> {
    return new Promise((resolve) => void this.server.getConnections((_, count) => resolve(count)));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => void this.server.close(resolve));
  }
}

export function refuse(status: number, code: string): Answering {
  return (_, response) =>
    void response.writeHead(status).end(`<Error><Code>${code}</Code><Key>k</Key></Error>`);
}
