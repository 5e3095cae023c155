import { createReadStream, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { Answer } from '../response-cache/answer';
import { sendAnswer } from '../response-cache/send-answer';
import { closeAfterAnswer } from './lingering-close';
import { FILE_POLICY, withPolicy, WORKER_POLICY, type FlatHeaders } from './security-headers';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};
const TEXT = /^text\/|[/+](?:json|xml)|javascript|x-icon/;
const HASHED = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';
/** The file that keeps pages for who is offline: a new one is in force at the next visit. */
const SERVICE_WORKER = 'service-worker.js';
const REVALIDATED = 'public, max-age=0, must-revalidate';
const LARGEST_IN_MEMORY = 1024 * 1024;

interface Asset {
  readonly file: string;
  readonly type: string;
  readonly caching: string;
  readonly policy: string;
  readonly bytes: number;
  readonly precompressed: { br: boolean; gzip: boolean };
  loading?: Promise<Answer>;
}

/** The files of the built web client, in the forms that the build compressed. Anything not listed at start is not served. */
export class StaticAssets {
  private readonly assets: ReadonlyMap<string, Asset>;

  constructor(
    directory: string,
    private readonly common: FlatHeaders,
  ) {
    this.assets = listAssets(directory);
  }

  get size(): number {
    return this.assets.size;
  }

  /** Whether the address is one of the files; if so, the answer is on its way. */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const end = url.indexOf('?');
    const asset = this.assets.get(end < 0 ? url : url.slice(0, end));
    if (asset === undefined) return false;
    closeAfterAnswer(request, response);
    if (asset.bytes > LARGEST_IN_MEMORY) this.stream(asset, request, response);
    else void this.send(asset, request, response);
    return true;
  }

  private async send(asset: Asset, request: IncomingMessage, response: ServerResponse): Promise<void> {
    asset.loading ??= this.load(asset);
    try {
      sendAnswer(request, response, await asset.loading, []);
    } catch {
      delete asset.loading;
      response.statusCode = 404;
      response.end();
    }
  }

  private async load(asset: Asset): Promise<Answer> {
    const { file, type, precompressed } = asset;
    const [body, br, gzip] = await Promise.all([
      readFile(file),
      precompressed.br ? readFile(`${file}.br`) : undefined,
      precompressed.gzip ? readFile(`${file}.gz`) : undefined,
    ]);
    return new Answer({
      body,
      contentType: type,
      headers: this.headersOf(asset),
      compressible: TEXT.test(type),
      precompressed: { ...(br !== undefined && { br }), ...(gzip !== undefined && { gzip }) },
    });
  }

  private stream(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
    const { file, type, bytes } = asset;
    response.writeHead(200, [
      ...this.headersOf(asset),
      'Content-Type',
      type,
      'Content-Length',
      String(bytes),
    ]);
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  }

  private headersOf({ type, caching, policy }: Asset): FlatHeaders {
    const vary = TEXT.test(type) ? ['Vary', 'Accept-Encoding'] : [];
    return [...withPolicy(this.common, policy), 'Cache-Control', caching, ...vary];
  }
}

/** Of a file with this name; undefined for what is not served. */
export function assetType(name: string): string | undefined {
  return TYPES[extname(name)];
}

/** Headers of a file whose name holds the hash of its content. @param common headers of every answer */
export function hashedAssetHeaders(common: FlatHeaders): FlatHeaders {
  return [...withPolicy(common, FILE_POLICY), 'Cache-Control', HASHED, 'Vary', 'Accept-Encoding'];
}

function listAssets(directory: string): Map<string, Asset> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = new Set(entries.map(({ parentPath, name }) => join(parentPath, name)));
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const path = relative(directory, file).split(sep).join('/');
    const type = assetType(file);
    if (type === undefined || path.split('/').some((part) => part.startsWith('.'))) continue;
    assets.set(`/${encodeURI(path)}`, {
      file,
      type,
      caching: path === SERVICE_WORKER ? REVALIDATED : path.startsWith('assets/') ? HASHED : ONE_DAY,
      policy: path === SERVICE_WORKER ? WORKER_POLICY : FILE_POLICY,
      bytes: statSync(file).size,
      precompressed: { br: files.has(`${file}.br`), gzip: files.has(`${file}.gz`) },
    });
  }
  return assets;
}
