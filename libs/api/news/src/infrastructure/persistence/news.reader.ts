import {
  ContentReader,
  fieldColumns,
  PostgresContentReader,
  seesHidden,
  sortsOf,
  recordStateColumns,
  type ContentRequest,
  type Readership,
  type ShownOf,
  type RecordState,
  type StoredRow,
} from '@site/api-platform/content';
import { selectList, utc, type Database, type ListPage } from '@site/api-platform/persistence';
import { NEWS } from '@site/vocabulary';

/** A news item as the API shows it: the columns of §3, and its slug. */
export type NewsItemRow = ShownOf<typeof NEWS> &
  RecordState & { readonly slug: string; readonly published_at: string };

export const NEWS_VISIBILITIES = ['public', 'scheduled', 'hidden'] as const;
export type NewsVisibility = (typeof NEWS_VISIBILITIES)[number];

export type NewsListRequest = ContentRequest<typeof NEWS, NewsVisibility>;

/** A list, and for how many milliseconds it holds if nobody changes anything: then the next item is published. */
export interface NewsPage extends ListPage<NewsItemRow> {
  readonly holds?: number | undefined;
}

export const NEWS_SORTS = sortsOf(NEWS, 'published_at');

/** Visitors see what is published, editors also what will be; each is named by its id or its slug. */
export abstract class NewsReader extends ContentReader<typeof NEWS, NewsItemRow, NewsVisibility> {
  /** By date of publication, newest first, unless another order is asked for. */
  abstract override list(request: NewsListRequest, readership?: Readership): Promise<NewsPage>;
}

export const NEWS_COLUMNS = selectList<StoredRow<NewsItemRow>>({
  id: true,
  slug: true,
  ...fieldColumns(NEWS),
  published_at: utc('published_at'),
  ...recordStateColumns(NEWS),
});
// Qualified, or the name would mean the formatted column of the select list.
export const NEWS_SHOWN: Readonly<Record<NewsVisibility, string>> = {
  public: 'not news.hidden and news.published_at <= now()',
  scheduled: 'not news.hidden and news.published_at > now()',
  hidden: 'news.hidden',
};
const NEXT = `select (extract(epoch from min(published_at) - now()) * 1000)::float8 as delay
  from news where ${NEWS_SHOWN.scheduled}`;
const TABLE = {
  columns: NEWS_COLUMNS,
  sorts: NEWS_SORTS,
  newestBy: 'published_at',
  visibilities: NEWS_SHOWN,
  unseen: 'news.hidden or news.published_at > now()',
};

interface Next {
  /** Milliseconds until the next item is published; null when there is none. */
  readonly delay: number | null;
}

export class PostgresNewsReader
  extends PostgresContentReader<typeof NEWS, NewsItemRow, NewsVisibility>
  implements NewsReader
{
  constructor(database: Database) {
    super(database, NEWS, TABLE);
  }

  override async list(request: NewsListRequest, readership?: Readership): Promise<NewsPage> {
    if (seesHidden(readership)) return super.list(request, readership);
    // Before the list: what is published between the two is in it, and ends its time at once.
    const begun = performance.now();
    const [next] = await this.database.query<Next>(NEXT, [], 'next-news');
    const delay = next?.delay ?? null;
    const shown = await super.list(request, readership);
    return delay === null ? shown : { ...shown, holds: delay - (performance.now() - begun) };
  }
}
