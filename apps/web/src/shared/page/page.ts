import type { QueryClient } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';

/** What a page tells the server about itself while it loads. */
export interface PageReport {
  status: number;
  /** Kinds of content shown, e.g. `projects`: a kept page is dropped when one of them changes. */
  shows: Set<string>;
  /** False when reading failed and something else is shown instead. */
  complete: boolean;
}

/** What loaders get: one of each per request on the server, per visit in the browser. */
export interface LoadContext {
  i18n: i18n;
  /** Loads TanStack Query with the first page that reads, not before. */
  queries: () => Promise<QueryClient>;
  /** Origin of canonical addresses: the configured one, never the request's. */
  publicUrl: string;
  /** Answers API calls in-process on the server; absent in the browser. */
  transport?: typeof fetch;
  report: PageReport;
  onError: (message: string, error: unknown) => void;
}

export interface PageHead {
  title: string;
  description: string;
  noIndex?: boolean;
  /** Root-relative picture for link previews. */
  image?: string;
}

export interface PageInput {
  context: LoadContext;
  params: Readonly<Record<string, string>>;
}

/** A page slice's one export to the router: texts, data, head and component, loaded together. */
export interface Page<TData> {
  namespaces: readonly string[];
  load?(input: PageInput): Promise<TData>;
  head(t: TFunction, data: TData): PageHead;
  Component: (props: { data: TData }) => ReactNode;
}

/** A page whose data the router carries without knowing it. */
export interface AnyPage {
  namespaces: readonly string[];
  load?(input: PageInput): Promise<unknown>;
  head(t: TFunction, data: never): PageHead;
  Component: (props: { data: never }) => ReactNode;
}
