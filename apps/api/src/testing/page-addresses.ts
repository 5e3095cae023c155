/** An address as it stands in a document, and where. */
export interface Placed {
  readonly place: string;
  readonly address: string;
}

const TAG = /<([a-z][\w:-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)=(?:"([^"]*)"|'([^']*)')/g;
const PLAIN = new Set([
  'href',
  'src',
  'action',
  'formaction',
  'poster',
  'data',
  'cite',
  'ping',
  'background',
]);
const LISTED = new Set(['srcset', 'imagesrcset']);
const DESCRIBED = /(?:property|name)="(og:(?:image|url|video|audio)|twitter:image)"/i;
const TOLD = new Set(['@id', 'url', 'image', 'logo', 'sameAs', 'item', 'mainEntityOfPage', 'contentUrl']);
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** All addresses of a page, of a feed or of a sitemap that somebody or something follows or loads. */
export function addressesIn(document: string): Placed[] {
  const data = [...document.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const markup = document.replace(/(<(?:script|style)\b[^>]*>).*?(?=<\/(?:script|style)>)/gs, '$1');
  const inMarkup = [...markup.matchAll(TAG)].flatMap(([, tag = '', text = '']) => inTag(tag, text));
  const inElements = [...markup.matchAll(/<(loc|uri|icon|logo)>([^<]*)</g)].map(
    ([, place = '', text = '']) => ({
      place,
      address: decoded(text),
    }),
  );
  return [...inMarkup, ...inElements, ...data.flatMap(([, json = '']) => inData(JSON.parse(json)))];
}

function inTag(tag: string, text: string): Placed[] {
  return [...text.matchAll(ATTRIBUTE)].flatMap(([, name = '', double, single]) => {
    const [attribute, value] = [name.toLowerCase(), decoded(double ?? single ?? '')];
    const place = `${tag} ${attribute}`;
    if (LISTED.has(attribute)) {
      return value.split(',').map((one) => ({ place, address: one.trim().replace(/ \d+[wx]$/, '') }));
    }
    const described = attribute === 'content' ? DESCRIBED.exec(text)?.[1] : undefined;
    return PLAIN.has(attribute) || described ? [{ place: described ?? place, address: value }] : [];
  });
}

function inData(value: unknown, key = ''): Placed[] {
  if (typeof value === 'string') return TOLD.has(key) ? [{ place: `data ${key}`, address: value }] : [];
  if (Array.isArray(value)) return value.flatMap((one) => inData(one, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => inData(one, name));
}

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(digits) : Number.parseInt(hex, 16));
    },
  );
}
