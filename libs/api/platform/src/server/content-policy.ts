import { hash } from 'node:crypto';

const ELEMENT = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1\s*>/gi;
const SOURCE = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
/** Types of inline script that a browser acts on; any other is a block of data, which no policy concerns. */
const ACTIVE_TYPES = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

export interface PolicyOptions {
  /** Origin of an object store that serves files itself. */
  readonly storeOrigin?: string;
}

/** Policy of one finished public page: its own inline scripts and styles by hash, so that the page can be kept. */
export function siteContentPolicy(html: string, { storeOrigin }: PolicyOptions = {}): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    const kind = name.toLowerCase() as 'script' | 'style';
    if (kind === 'script' && (SOURCE.test(attributes) || !isActive(attributes))) continue;
    hashes[kind].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  const [scripts, styles] = [[...hashes.script], [...hashes.style]];
  return policy({ ...sources(storeOrigin), scripts, styles, worker: "'self'" });
}

/** Policy of `/auth` and `/admin`: Ant Design writes styles at run time and shows chosen images before upload. */
export function adminContentPolicy(html: string, { storeOrigin }: PolicyOptions = {}): string {
  const scripts: string[] = [];
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(ELEMENT)) {
    if (name.toLowerCase() !== 'script' || SOURCE.test(attributes) || !isActive(attributes)) continue;
    scripts.push(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  const { images } = sources(storeOrigin);
  // A hash would switch 'unsafe-inline' off.
  return policy({ images: [...images, 'data:', 'blob:'], scripts, styles: ["'unsafe-inline'"] });
}

/** Policy of a page that is only looked at, in its own head: its own styles by hash and its pictures, nothing that acts. */
export function inertContentPolicy(html: string): string {
  const own = siteContentPolicy(html).split('; ');
  const shown = own.filter((one) => /^(?:style|img|font)-src /.test(one));
  return ["default-src 'none'", ...shown, "base-uri 'none'", "form-action 'none'"].join('; ');
}

/** Policy of Swagger UI, whose page has inline styles and draws its icons from data addresses. */
export const DOCS_POLICY = policy({ images: ['data:'], scripts: [], styles: ["'unsafe-inline'"] });

interface Sources {
  readonly images: readonly string[];
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Public pages have one, which keeps what was read. */
  readonly worker?: string;
}

function sources(storeOrigin: string | undefined): Pick<Sources, 'images'> {
  return { images: storeOrigin === undefined ? [] : [storeOrigin] };
}

function isActive(attributes: string): boolean {
  return ACTIVE_TYPES.has((TYPE.exec(attributes)?.[1] ?? '').toLowerCase());
}

function policy({ images, scripts, styles, worker = "'none'" }: Sources): string {
  const own = (extra: readonly string[]): string => ["'self'", ...extra].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    `img-src ${own(images)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `worker-src ${worker}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
