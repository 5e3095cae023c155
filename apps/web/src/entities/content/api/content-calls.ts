import { http, httpWithEtag, type SeenRecord, type Versioned } from '@site/api-client';
import type { Kind, Locale } from '@site/vocabulary';
import type { ContentRecord } from '../model/content-record';

export interface ListParameters {
  readonly limit: number;
  readonly offset: number;
  /** `q`, `sort` and the filters, as far as they are chosen. */
  readonly [name: string]: string | number;
}

/** What is seen of a record before it is saved. */
export interface PreviewAsked {
  /** Of the stored record that is edited. */
  readonly id: string | undefined;
  readonly language: Locale;
  readonly view: 'card' | 'page';
}

/** By the name of each filter. */
export type FilterCounts = Readonly<
  Record<string, readonly { readonly value: string; readonly count: number }[]>
>;

export type ReadOptions = Pick<RequestInit, 'cache' | 'signal'>;

/** What an administrator asks of the API about one kind of content. */
export interface ContentCalls<TRecord> {
  list(
    parameters: ListParameters,
    options: ReadOptions,
  ): Promise<{ readonly items: readonly TRecord[]; readonly total: number }>;
  /** How many records there are of each value of each filter, with the others as they are chosen. */
  count(chosen: Readonly<Record<string, string>>, options: ReadOptions): Promise<FilterCounts>;
  read(id: string): Promise<Versioned<TRecord>>;
  create(body: object, idempotencyKey: string): Promise<TRecord>;
  revise(id: string, body: object, etag: string): Promise<TRecord>;
  remove(id: string, etag: string): Promise<void>;
  /** What visitors would see of a record: an HTML document that runs nothing. @throws ApiError */
  preview(values: object, asked: PreviewAsked): Promise<string>;
  /** Does the same to records as they were read, to all of them or none. */
  together(act: 'hide' | 'show' | 'withdraw', records: readonly SeenRecord[]): Promise<unknown>;
}

/** The addresses of every kind are alike: they follow from its description. */
export function contentCalls<K extends Kind>({ url }: K): ContentCalls<ContentRecord<K>> {
  const records = `/api/v1/${url}`;
  const at = (id: string) => `${records}/${encodeURIComponent(id)}`;
  const sending = (method: string, body: object, headers: Readonly<Record<string, string>>) => ({
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return {
    list: (parameters, options) =>
      http(
        `${records}?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`,
        options,
      ),
    count: (chosen, options) => http(`${records}/facets?${new URLSearchParams(chosen)}`, options),
    read: (id) => httpWithEtag(at(id), { cache: 'no-store' }),
    create: (body, key) => http(records, sending('POST', body, { 'Idempotency-Key': key })),
    revise: (id, body, etag) => http(at(id), sending('PUT', body, { 'If-Match': etag })),
    remove: (id, etag) => http(at(id), { method: 'DELETE', headers: { 'If-Match': etag } }),
    preview: async (values, asked) => {
      const { html } = await http<{ readonly html: string }>(
        `${records}/preview`,
        sending('POST', { ...asked, values }, {}),
      );
      return html;
    },
    together: (act, seen) => http(`${records}/bulk`, sending('POST', { act, records: seen }, {})),
  };
}
