import type { PublishedPages } from '@site/api-kernel';
import type { PublicContent } from '@site/api-platform/response-cache';
import type { ListedAddress } from '@site/vocabulary';

/** What documents for search engines and readers of feeds are made from. */
export interface SeoParts {
  readonly pages: readonly PublishedPages[];
  /** Addresses that are there whatever has been published. */
  readonly addresses: () => Promise<readonly ListedAddress[]>;
  readonly publicUrl: string;
  readonly transport: typeof fetch;
}

export type SeoDocument = Pick<PublicContent, 'body' | 'contentType' | 'kinds' | 'life'>;

export const XML_START = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** How long what tells of these kinds holds if nobody changes anything. */
export async function lifeOf(kinds: readonly PublishedPages[]): Promise<number | undefined> {
  const lives = await Promise.all(kinds.map((kind) => kind.holds()));
  const known = lives.filter((life) => life !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
