import type { FirmInLanguage, ShownKind, SubmittedForm, TextForm } from '@site/vocabulary';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';

/** What a page tells the server about itself while it loads. */
export interface PageReport {
  status: number;
  /** A kept page is dropped when one of them changes. */
  shows: Set<ShownKind>;
  /** False when reading failed and something else is shown instead. */
  complete: boolean;
  /** Milliseconds after which time alone changes the page, like a news item that comes out. */
  life?: number;
}

/** A record that is stored nowhere, as its form has it: shown to its editor alone. */
export interface Draft {
  kind: string;
  /** By the names of the wire. */
  values: Readonly<Record<string, unknown>>;
  /** The same as the API answers them with their formatted texts in a form. */
  shown: Readonly<Record<TextForm, Readonly<Record<string, unknown>>>>;
  view: 'card' | 'page';
}

/** What loaders get: one of each per request on the server, per visit in the browser. */
export interface LoadContext {
  i18n: i18n;
  /** Loads TanStack Query with the first page that reads, not before. */
  queries: () => Promise<QueryClient>;
  /** Origin of canonical addresses: the configured one, never the request's. */
  publicUrl: string;
  /** Characters that a chosen password has at least; absent, the fewest there may be. */
  passwordMinLength?: number | undefined;
  /** Answers API calls in-process on the server; absent in the browser. */
  transport?: typeof fetch;
  report: PageReport;
  /** Set while the answer to a posted form is rendered. */
  submitted?: SubmittedForm;
  /** Set while a record is rendered that is not saved. */
  draft?: Draft;
  onError: (message: string, error: unknown) => void;
}

export interface PageHead {
  title: string;
  description: string;
  /** For the `keywords` tag (specification §3). */
  keywords?: string;
  noIndex?: boolean;
  /** Root-relative picture for link previews; absent, the firm's own. */
  image?: string;
  /** Kind of thing for link previews; absent, `website`. */
  type?: 'website' | 'article';
  /** The page's canonical path without language, where it is not the address that was asked for. */
  path?: string;
  /** Names of the pages above this one and of itself, for the breadcrumb; absent, home and the title. */
  trail?: readonly { name: string; path: string }[];
  /** Things that the page is about, as schema.org objects without `@context`. */
  structured?: readonly object[];
}

/** What may be asked for in the query of an address: texts, whose values may be anything. */
export type SearchOf<TName extends string> = Readonly<Partial<Record<TName, string>>>;

export interface PageInput<TSearch extends string = never> {
  context: LoadContext;
  params: Readonly<Record<string, string>>;
  /** Query of the address as it was asked for; what the page does not read may stand there, too. */
  search: SearchOf<TSearch>;
}

/** A page slice's one export to the router: texts, data, head and component, loaded together; and what it reads of the query. */
export interface Page<TData, TSearch extends string = never> {
  namespaces: readonly string[];
  load?(input: PageInput<TSearch>): Promise<TData>;
  head(t: TFunction, data: TData, firm: FirmInLanguage): PageHead;
  // A method, as the others: the router carries the data of a page without knowing it, and brings it back to no other.
  Component(props: { data: TData }): ReactNode;
}

export type AnyPage = Page<unknown>;
