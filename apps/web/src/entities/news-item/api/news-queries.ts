import { getNewsItemBySlug, listNews } from '@site/api-client';

export interface NewsSelection {
  limit: number;
  offset?: number;
}

interface Reading {
  /** Answers in-process while a page is rendered on the server. */
  transport?: typeof fetch;
}

/** How visitors read news: who is signed in sees on the site what everybody sees. */
export const newsQueries = {
  list: (selection: NewsSelection, reading: Reading = {}) => ({
    queryKey: ['news', 'public', 'list', selection] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      listNews({ ...selection, visibility: 'public' }, { ...reading, signal, anonymous: true }),
  }),
  detail: (slug: string, reading: Reading = {}) => ({
    queryKey: ['news', 'public', 'detail', slug] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      getNewsItemBySlug(slug, { ...reading, signal, anonymous: true }),
  }),
};
