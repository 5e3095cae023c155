import type { SitePage, SubmittedForm } from '@site/vocabulary';

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

export type RenderPage = (request: PageRequest) => Promise<SitePage>;
