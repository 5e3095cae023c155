import {
  answeredRow,
  answeredVersion,
  columnsFor,
  countedFor,
  fieldColumns,
  seesHidden,
  sortsOf,
  standingColumns,
  type FacetRequest,
  type Facets,
  type Readership,
  type ShownOf,
  type Standing,
  type StoredRow,
} from '@site/api-platform/content';
import { inTextForm, unformattedIn, type FindUnformatted } from '@site/api-platform/formatted-text';
import type { Versioned } from '@site/api-platform/http';
import { keysetPage, selectList, utc, wasRemoved } from '@site/api-platform/persistence';
import type { Database, ListPage, PageRequest } from '@site/api-platform/persistence';
import { NEWS, type TextForm } from '@site/vocabulary';

/** A news item as the API shows it: the columns of §3, and its slug. */
export type NewsItemRow = ShownOf<typeof NEWS> &
  Standing & { readonly slug: string; readonly published_at: string };

export const NEWS_VISIBILITIES = ['public', 'scheduled', 'hidden'] as const;
export type NewsVisibility = (typeof NEWS_VISIBILITIES)[number];

export interface NewsListRequest extends PageRequest {
  readonly visibility?: NewsVisibility | undefined;
  readonly text?: TextForm | undefined;
}

export type NewsFacetRequest = FacetRequest<typeof NEWS, NewsVisibility>;

/** A list, and for how many milliseconds it holds if nobody changes anything: then the next item is published. */
export interface NewsPage extends ListPage<NewsItemRow> {
  readonly holds?: number | undefined;
}

/** What an item is asked for by. */
export type NewsKey = 'id' | 'slug';

export const NEWS_SORTS = sortsOf(NEWS, 'published_at');

/** Reads news as rows; nothing is hydrated for a visitor. Visitors see what is published, editors also what will be. */
export abstract class NewsReader {
  /** By date of publication, newest first, unless another order is asked for. */
  abstract list(request: NewsListRequest, readership: Readership): Promise<NewsPage>;
  /** Of what such a list has, how much there is of each value that lists are filtered by. */
  abstract facets(request: NewsFacetRequest, readership: Readership): Promise<Facets>;
  abstract one(
    by: NewsKey,
    name: string,
    readership: Readership,
    text?: TextForm,
  ): Promise<Versioned<NewsItemRow> | undefined>;
  /** Whether an item that was public was there. */
  abstract wasRemoved(by: NewsKey, name: string): Promise<boolean>;
}

export const NEWS_COLUMNS = selectList<StoredRow<NewsItemRow>>({
  id: true,
  slug: true,
  ...fieldColumns(NEWS),
  published_at: utc('published_at'),
  ...standingColumns(NEWS),
});
// Qualified, or the name would mean the formatted column of the select list.
export const NEWS_SHOWN: Readonly<Record<NewsVisibility, string>> = {
  public: 'not news.hidden and news.published_at <= now()',
  scheduled: 'not news.hidden and news.published_at > now()',
  hidden: 'news.hidden',
};
const HIDING = { shown: NEWS_SHOWN.public, hidden: 'news.hidden or news.published_at > now()' };
const NEXT = `select (extract(epoch from min(published_at) - now()) * 1000)::float8 as delay
  from news where ${NEWS_SHOWN.scheduled}`;
const tableFor = (readership: Readership) => ({
  table: 'news',
  columns: columnsFor<NewsItemRow>(readership, NEWS_COLUMNS),
  newestBy: 'published_at',
  sorts: NEWS_SORTS,
});

interface Next {
  /** Milliseconds until the next item is published; null when there is none. */
  readonly delay: number | null;
}

export class PostgresNewsReader implements NewsReader {
  private readonly findUnformatted: FindUnformatted;

  constructor(private readonly database: Database) {
    this.findUnformatted = unformattedIn(database.query);
  }

  async list({ text, ...request }: NewsListRequest, readership: Readership): Promise<NewsPage> {
    const page = await this.page(request, readership);
    return { ...page, items: await inTextForm(NEWS, page.items, text, this.findUnformatted) };
  }

  private async page({ visibility, ...page }: NewsListRequest, readership: Readership): Promise<NewsPage> {
    const where = visibility === undefined ? [] : [{ sql: NEWS_SHOWN[visibility] }];
    const table = tableFor(readership);
    const waitsTurn = readership !== 'editors';
    if (seesHidden(readership))
      return answered(await keysetPage<NewsItemRow>(this.database, table, { ...page, where, waitsTurn }));
    // Before the list: what is published between the two is in it, and ends its time at once.
    const begun = performance.now();
    const [next] = await this.database.query<Next>(NEXT, [], 'next-news');
    const delay = next?.delay ?? null;
    const shown = answered(
      await keysetPage<NewsItemRow>(this.database, table, { ...page, where, waitsTurn, hiding: HIDING }),
    );
    return delay === null ? shown : { ...shown, holds: delay - (performance.now() - begun) };
  }

  facets(request: NewsFacetRequest, readership: Readership): Promise<Facets> {
    return countedFor(this.database, readership, NEWS, request, NEWS_SHOWN);
  }

  async one(
    by: NewsKey,
    name: string,
    readership: Readership,
    form?: TextForm,
  ): Promise<Versioned<NewsItemRow> | undefined> {
    const { columns } = tableFor(readership);
    const condition = seesHidden(readership) ? '' : ` and ${NEWS_SHOWN.public}`;
    const text = `select ${columns} from news where ${by} = $1${condition}`;
    const rows = await this.database.query<NewsItemRow>(text, [name], `news-item-by-${by}-for-${readership}`);
    const [row] = await inTextForm(NEWS, rows, form, this.findUnformatted);
    return row && answeredVersion(NEWS, row);
  }

  wasRemoved(by: NewsKey, name: string): Promise<boolean> {
    return wasRemoved(this.database, 'news', by, name);
  }
}

const answered = (page: ListPage<NewsItemRow>): ListPage<NewsItemRow> => ({
  ...page,
  items: page.items.map((row) => answeredRow(NEWS, row)),
});
