import type { PublishedPages } from '@site/api-kernel';
import type { ShownKind } from '@site/vocabulary';
import type { ListedAddress } from '../page-renderer';

/** What documents for search engines and readers of feeds are made from. */
export interface SeoParts {
  readonly pages: readonly PublishedPages[];
  /** Addresses that are there whatever has been published. */
  readonly addresses: () => Promise<readonly ListedAddress[]>;
  readonly publicUrl: string;
  readonly transport: typeof fetch;
}

export interface SeoDocument {
  readonly body: string;
  readonly contentType: string;
  /** Kinds of content that it tells of. */
  readonly kinds: readonly ShownKind[];
  /** Milliseconds after which time alone makes it out of date. */
  readonly life?: number | undefined;
}

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** How long what tells of these kinds holds if nobody changes anything. */
export async function lifeOf(kinds: readonly PublishedPages[]): Promise<number | undefined> {
  const lives = await Promise.all(kinds.map((kind) => kind.holds()));
  const known = lives.filter((life) => life !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
