import type { Kind } from '@site/vocabulary';

/** Where its page is; nothing where its kind has none. */
export function pageOf({ page }: Kind, record: { readonly id: string; readonly slug?: string }) {
  return page === undefined ? undefined : { page_url: `${page.folder}/${record[page.name] ?? ''}` };
}
