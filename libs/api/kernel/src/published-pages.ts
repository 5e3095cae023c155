import type { ContentKind } from '@site/vocabulary';

/** The page of one record on the site. Times are UTC, `YYYY-MM-DDTHH:MM:SSZ`. */
export interface PublishedPage {
  /** Without language: `/projects/{id}`. */
  readonly path: string;
  readonly changedAt: string;
}

/** What a feed tells of a page. */
export interface PageNotice extends PublishedPage {
  readonly id: string;
  readonly publishedAt: string;
  readonly title: { readonly fr: string; readonly en: string };
  /** What it says, without marks. */
  readonly text: { readonly fr: string; readonly en: string };
}

/** The public pages of one kind of content, for who looks for all of them: search engines and readers of feeds. */
export abstract class PublishedPages {
  abstract readonly kind: ContentKind;
  /** Pages come in parts of this size, in an order that does not change: when the latest of each part changed. */
  abstract parts(size: number): Promise<readonly string[]>;
  /** @param index of the part, from 0; none beyond the last */
  abstract part(index: number, size: number): Promise<readonly PublishedPage[]>;
  /** Newest first; none of a kind that is not told in feeds. */
  abstract newest(amount: number): Promise<readonly PageNotice[]>;
  /** Milliseconds until time alone makes another page public; undefined: never. */
  abstract holds(): Promise<number | undefined>;
}
