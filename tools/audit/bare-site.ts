import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface Stored {
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

export interface BareSite {
  readonly url: string;
  stop(): void;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const KEPT_HEADERS = ['content-type', 'content-encoding', 'cache-control'];

/** The floor of a page: its HTML without script, with the same styles, font and pictures, from memory. */
export async function startBareSite(origin: string, path: string): Promise<BareSite> {
  const stored = new Map<string, Promise<Stored>>();
  const html = (await (await fetch(origin + path)).text()).replace(SCRIPT, '');
  const page = brotliCompressSync(html);
  stored.set(
    path,
    Promise.resolve({
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
      body: page,
    }),
  );
  const server: Server = createServer((asked, response) => {
    const address = asked.url ?? '/';
    let found = stored.get(address);
    if (found === undefined) {
      found = copyOf(origin + address);
      stored.set(address, found);
    }
    void found.then(({ headers, body }) => response.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop: () => void server.close(),
  };
}

/** An answer with its coding as it came: `fetch` would undo it. */
async function copyOf(address: string): Promise<Stored> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const headers = KEPT_HEADERS.flatMap((name) => {
          const value = answer.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        resolve({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject).end();
  });
}
