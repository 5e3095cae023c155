import type { Locale } from '@site/vocabulary';
import type { LoadContext } from '../../../shared/page';
import type { NewsDetail, ShownNews } from '../model/news-item';
import type { NewsSelection } from './news-queries';

// A rendered page brings its news with it: the client of the API loads when something is read, not before.
const reading = () => import('./read-published');

/** Newest first, what is public by now; a failure is thrown. */
export async function readPublishedNews(
  context: LoadContext,
  locale: Locale,
  selection: NewsSelection,
): Promise<ShownNews> {
  return (await reading()).readPublishedNews(context, locale, selection);
}

/** The latest three; none when reading failed (logged, never told to the visitor). */
export async function readNewestNews(context: LoadContext, locale: Locale): Promise<ShownNews> {
  return (await reading()).readNewestNews(context, locale);
}

/** Undefined, and the status of the page says so, when there is no such item; other failures are thrown. */
export async function readPublishedNewsItem(
  context: LoadContext,
  slug: string,
  locale: Locale,
): Promise<NewsDetail | undefined> {
  return (await reading()).readPublishedNewsItem(context, slug, locale);
}
