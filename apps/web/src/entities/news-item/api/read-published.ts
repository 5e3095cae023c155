import type { NewsList } from '@site/api-client';
import type { Locale } from '@site/vocabulary';
import { reportMissing } from '../../../shared/page';
import type { LoadContext } from '../../../shared/page';
import { describe, summarise } from '../model/news-item';
import type { NewsDetail, ShownNews } from '../model/news-item';
import { newsQueries } from './news-queries';
import type { NewsSelection } from './news-queries';

const slugShape = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const notFound = 404;
const unavailable = 503;
/** One reading serves the frame and the home page. */
const newest: NewsSelection = { limit: 3 };

/** Calls of a page that is rendered; when an answer expires another item comes out, and the page is old. */
function reading({ transport, report }: LoadContext) {
  if (!transport) return {};
  const noting: typeof fetch = async (input, init) => {
    const answer = await transport(input, init);
    const left = Date.parse(answer.headers.get('Expires') ?? '') - Date.now();
    if (!Number.isNaN(left)) report.life = Math.max(0, Math.min(left, report.life ?? Infinity));
    return answer;
  };
  return { transport: noting };
}

async function list(context: LoadContext, selection: NewsSelection): Promise<NewsList> {
  context.report.shows.add('news');
  const queries = await context.queries();
  return queries.fetchQuery(newsQueries.list(selection, reading(context)));
}

export async function readPublishedNews(
  context: LoadContext,
  locale: Locale,
  selection: NewsSelection,
): Promise<ShownNews> {
  try {
    const { items, total } = await list(context, selection);
    return { items: summarise(items, locale), total };
  } catch (error) {
    context.report.status = unavailable;
    context.onError('News could not be read', error);
    throw error;
  }
}

export async function readNewestNews(context: LoadContext, locale: Locale): Promise<ShownNews> {
  try {
    const { items, total } = await list(context, newest);
    return { items: summarise(items, locale), total };
  } catch (error) {
    context.report.complete = false;
    context.onError('News could not be read', error);
    return { items: [], total: 0 };
  }
}

export async function readPublishedNewsItem(
  context: LoadContext,
  slug: string,
  locale: Locale,
): Promise<NewsDetail | undefined> {
  const { report, onError } = context;
  if (!slugShape.test(slug)) return reportMissing(context);
  report.shows.add('news');
  try {
    const queries = await context.queries();
    return describe(await queries.fetchQuery(newsQueries.detail(slug, reading(context))), locale);
  } catch (error) {
    if ((error as { status?: number }).status === notFound) return reportMissing(context, error);
    report.status = unavailable;
    onError('The news item could not be read', error);
    throw error;
  }
}
