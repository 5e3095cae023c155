import { hash } from 'node:crypto';
import type { PageNotice } from '@site/api-kernel';
import { DEFAULT_LOCALE, type Locale } from '@site/vocabulary';
import { lifeOf, XML_START, type SeoDocument, type SeoParts } from './seo-document';
import { addressOf, xml } from './xml';

const MOST_ENTRIES = 30;
const SUMMARY_LENGTH = 300;
/** Of a feed that has nothing to tell yet. */
const BEFORE_ANYTHING = '2025-01-01T00:00:00Z';

interface Facts {
  readonly name: string;
}

/** What is new, in one language, for readers of feeds (RFC 4287). */
export async function feed(parts: SeoParts, locale: Locale): Promise<SeoDocument> {
  const { pages, publicUrl } = parts;
  // Before anything is read: what comes out meanwhile ends its time at once.
  const life = await lifeOf(pages);
  const [firm, ...newest] = await Promise.all([
    factsOf(parts),
    ...pages.map((kind) => kind.newest(MOST_ENTRIES)),
  ]);
  const notices = newest
    .flat()
    .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
    .slice(0, MOST_ENTRIES);
  const updated =
    notices
      .map(({ changedAt }) => changedAt)
      .toSorted()
      .at(-1) ?? BEFORE_ANYTHING;
  const name = xml(firm.name);
  const home = xml(addressOf(publicUrl, '/', locale));
  const body =
    `${XML_START}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">\n` +
    `<id>${xml(`tag:${new URL(publicUrl).hostname},2025:feed:${locale}`)}</id>\n` +
    `<title>${name}</title>\n<updated>${updated}</updated>\n` +
    `<author><name>${name}</name><uri>${home}</uri></author>\n` +
    `<link rel="self" type="application/atom+xml" href="${xml(addressOf(publicUrl, '/feed.xml', locale))}"/>\n` +
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${home}"/>\n` +
    `<icon>${xml(`${publicUrl}/favicon.ico`)}</icon>\n` +
    `${notices.map((notice) => entry(notice, publicUrl, locale)).join('')}</feed>\n`;
  const kinds = ['settings' as const, ...pages.map(({ kind }) => kind)];
  return { body, contentType: 'application/atom+xml; charset=utf-8', kinds, life };
}

async function factsOf({ transport }: SeoParts): Promise<Facts> {
  const answer = await transport('/api/v1/settings');
  if (!answer.ok) throw new Error(`the settings answered ${answer.status}`);
  return (await answer.json()) as Facts;
}

function entry(notice: PageNotice, publicUrl: string, locale: Locale): string {
  const address = xml(addressOf(publicUrl, notice.path, locale));
  return (
    `<entry><id>urn:uuid:${idOf(notice.id, locale)}</id>\n<title>${xml(notice.title[locale])}</title>\n` +
    `<link rel="alternate" type="text/html" hreflang="${locale}" href="${address}"/>\n` +
    `<published>${notice.publishedAt}</published>\n<updated>${notice.changedAt}</updated>\n` +
    `<summary>${xml(summary(notice.text[locale]))}</summary></entry>\n`
  );
}

/** A translation is an entry of its own: its id follows from the record's, and stays the same as long. */
function idOf(id: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return id;
  const digits = hash('sha256', `${id}/${locale}`, 'hex');
  const part = (start: number, end: number): string => digits.slice(start, end);
  return [part(0, 8), part(8, 12), `8${part(13, 16)}`, `8${part(17, 20)}`, part(20, 32)].join('-');
}

/** The beginning of a text in one line, cut between two words. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`.toWellFormed();
}
