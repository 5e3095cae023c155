import type { TFunction } from 'i18next';
import type { PageHead } from '../page';
import type { Paged } from './read-later';

/** Each page of a list is a page of its own to search engines; the first has the address of the list. */
export function listHead(
  t: TFunction,
  shown: Paged<unknown> | null,
  { path, title, ...head }: PageHead & { path: string },
): PageHead {
  if (shown === null) return NO_SUCH_PAGE;
  // What somebody searched for or narrowed down is no page of its own.
  if (shown.asked !== undefined) return { ...head, title, path, noIndex: true };
  if (shown.page === 1) return { ...head, title, path };
  const number = `${t('common:pages.page')} ${shown.page}`;
  return { ...head, title: `${title} · ${number}`, path: `${path}?page=${shown.page}` };
}

/** The head of an address that shows nothing. */
export const NO_SUCH_PAGE: PageHead = {
  title: 'Page not found',
  description: 'Oops! Page not found',
  noIndex: true,
};
