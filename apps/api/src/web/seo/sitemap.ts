import type { PublishedPage, PublishedPages } from '@site/api-kernel';
import { LOCALES, type ContentKind } from '@site/vocabulary';
import { lifeOf, XML_START, type SeoDocument, type SeoParts } from './seo-document';
import { addressOf, xml } from './xml';

/** Records of one document: each has an address in every language, and the whole stays small enough to be kept. */
export const PART_SIZE = 500;

const CONTENT_TYPE = 'application/xml; charset=utf-8';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Place {
  readonly path: string;
  readonly changedAt?: string | undefined;
}

/** All addresses in one document or, when they are thousands, a list of documents. */
export async function sitemap(parts: SeoParts): Promise<SeoDocument> {
  const { pages, publicUrl } = parts;
  // Before anything is read: what comes out meanwhile ends its time at once.
  const life = await lifeOf(pages);
  const kinds = pages.map(({ kind }) => kind);
  const changes = await Promise.all(pages.map((kind) => kind.parts(PART_SIZE)));
  if (changes.every(({ length }) => length <= 1)) {
    const places = [...(await fixedPlaces(parts)), ...(await Promise.all(pages.map(allOf))).flat()];
    return { body: addressList(publicUrl, places), contentType: CONTENT_TYPE, kinds, life };
  }
  const documents: Place[] = [{ path: '/sitemap/pages.xml' }];
  for (const [index, { kind }] of pages.entries()) {
    const listed = changes[index] ?? [];
    documents.push(
      ...listed.map((changedAt, part) => ({ path: `/sitemap/${kind}-${part + 1}.xml`, changedAt })),
    );
  }
  return { body: documentList(publicUrl, documents), contentType: CONTENT_TYPE, kinds, life };
}

/** The addresses that are there whatever has been published. */
export async function sitemapOfPages(parts: SeoParts): Promise<SeoDocument> {
  const life = await lifeOf(parts.pages);
  const body = addressList(parts.publicUrl, await fixedPlaces(parts));
  return { body, contentType: CONTENT_TYPE, kinds: parts.pages.map(({ kind }) => kind), life };
}

/** @param part counted from 1; undefined: there is none such */
export async function sitemapOfKind(
  { pages, publicUrl }: SeoParts,
  name: string,
  part: number,
): Promise<SeoDocument | undefined> {
  const kind = pages.find((one) => one.kind === name);
  if (kind === undefined) return undefined;
  const life = await kind.holds();
  const places = await kind.part(part - 1, PART_SIZE);
  if (places.length === 0) return undefined;
  return { body: addressList(publicUrl, places), contentType: CONTENT_TYPE, kinds: [kind.kind], life };
}

const allOf = (kind: PublishedPages): Promise<readonly PublishedPage[]> => kind.part(0, PART_SIZE);

/** A page that shows records changed when the latest of them did; when the words of others did, nobody knows. */
async function fixedPlaces({ pages, addresses }: SeoParts): Promise<Place[]> {
  const latest = new Map<ContentKind, string | undefined>();
  for (const kind of pages) latest.set(kind.kind, (await kind.parts(PART_SIZE)).toSorted().at(-1));
  const listed = await addresses();
  return listed
    .map(({ path, shows, needed }) => ({ path, needed, changedAt: shows && latest.get(shows) }))
    .filter(({ needed, changedAt }) => needed !== true || changedAt !== undefined);
}

function addressList(publicUrl: string, places: readonly Place[]): string {
  const entries = places.flatMap(({ path, changedAt }) => {
    const at = LOCALES.map((locale) => [locale, xml(addressOf(publicUrl, path, locale))] as const);
    const alternates = [...at, ['x-default', at[0]?.[1] ?? ''] as const]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
      .join('');
    return at.map(([, href]) => `<url><loc>${href}</loc>${lastmod(changedAt)}${alternates}</url>\n`);
  });
  const namespaces = `xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
  return `${XML_START}<urlset ${namespaces}>\n${entries.join('')}</urlset>\n`;
}

function documentList(publicUrl: string, places: readonly Place[]): string {
  const entries = places.map(
    ({ path, changedAt }) =>
      `<sitemap><loc>${xml(`${publicUrl}${path}`)}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  return `${XML_START}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

function lastmod(changedAt: string | undefined): string {
  return changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
}
