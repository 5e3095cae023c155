import type { ContentKind, ShownKind } from './kinds/content-kind';

/** A form that a browser without script has posted to the page's own address, and what came of it. */
export interface SubmittedForm {
  /** Which form of the page, e.g. `contact`. */
  readonly name: string;
  /** What was typed, by field. */
  readonly values: Readonly<Record<string, string>>;
  readonly outcome: 'accepted' | 'refused' | 'failed';
  /** Of a refusal: what is wrong, by field, worded in the page's language. */
  readonly errors: Readonly<Record<string, string>>;
}

/** A page of the site as it is rendered. */
export interface SitePage {
  readonly status: number;
  /** Present with a redirect status. */
  readonly location?: string;
  readonly html: string;
  readonly shows: readonly ShownKind[];
  /** Private pages are neither kept nor indexed. */
  readonly audience: 'public' | 'private';
  /** False: something was shown in place of content that could not be read; never kept. */
  readonly complete: boolean;
  /** Milliseconds after which time alone changes the page. */
  readonly life?: number;
}

/** A canonical public address, without language, for search engines. */
export interface ListedAddress {
  readonly path: string;
  /** Kind of content whose changes change the page. */
  readonly shows?: ContentKind;
  /** The page is there only when there is something of that kind. */
  readonly needed?: boolean;
}
