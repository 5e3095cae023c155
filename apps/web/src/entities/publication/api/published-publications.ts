import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import type { Paged } from '../../../shared/reading';
import type { PublicationDetail, PublicationSummary } from '../model/publication';

// A rendered page brings its publications with it: the client of the API loads when something is read, not before.
const reading = () => import('./read-published');

/** A page of them, newest first, or samples; undefined for a page that there is not. */
export async function readPublications(
  context: LoadContext,
  locale: Locale,
  page: number,
): Promise<Paged<PublicationSummary> | undefined> {
  return (await reading()).readPublications(context, locale, page);
}

/** Undefined when there is no such publication; other failures are thrown. */
export async function readPublication(
  context: LoadContext,
  id: string,
  locale: Locale,
): Promise<PublicationDetail | undefined> {
  return (await reading()).readPublication(context, id, locale);
}
