import type { ContentKind, ShownKind } from '@site/vocabulary';

/** What the web server asks for: the whole contract between it and the rendered site. */
export interface PageRequest {
  /** Path and query as received. */
  url: string;
  /** Public origin, e.g. `https://example.org`. */
  publicUrl: string;
  /** Characters that a chosen password has at least; absent, the fewest there may be. */
  passwordMinLength?: number;
  /** Answers `/api/v1/…` in-process. */
  transport: typeof fetch;
  onError: (message: string, error: unknown) => void;
  /** A posted form that the page answers. */
  submitted?: SubmittedForm;
}

export interface SubmittedForm {
  name: string;
  values: Readonly<Record<string, string>>;
  outcome: 'accepted' | 'refused' | 'failed';
  errors: Readonly<Record<string, string>>;
}

export interface Page {
  status: number;
  /** Present with a redirect status. */
  location?: string;
  html: string;
  shows: readonly ShownKind[];
  /** Private pages are neither kept nor indexed. */
  audience: 'public' | 'private';
  /** False: something was shown in place of content that could not be read; never kept. */
  complete: boolean;
  /** Milliseconds after which time alone changes the page. */
  life?: number;
}

/** A canonical public address, without language, for search engines. */
export interface ListedAddress {
  path: string;
  /** Kind of content whose changes change the page. */
  shows?: ContentKind;
  /** The page is there only when there is something of that kind. */
  needed?: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<Page>;
