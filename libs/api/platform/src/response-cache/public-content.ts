import type { ShownKind } from '@site/vocabulary';

/** RFC 8259 knows no charset of it, and who compares types to the letter finds the one that is documented. */
export const JSON_TYPE = 'application/json';
export const HTML_TYPE = 'text/html; charset=utf-8';

/** What a public address shows at this moment. */
export interface PublicContent {
  readonly body: string;
  readonly contentType: string;
  readonly contentPolicy: string;
  /** Kinds of content on it: a change of one of them makes it out of date. */
  readonly kinds: readonly ShownKind[];
  /** `latestChange` from before the content was read. */
  readonly seen: number;
  /** Milliseconds after which time alone has made it out of date. */
  readonly life?: number | undefined;
  /** False: made for this address only, which is one of endlessly many; kept for nobody. */
  readonly recurring?: boolean;
  /** Header `Link`. */
  readonly link?: string | undefined;
  /** Strong entity tag; absent, the hash of the bytes. */
  readonly etag?: string | undefined;
}
