import {
  instant,
  keysetPage,
  type Condition,
  type Database,
  type ListPage,
  type PageRequest,
  type Sorts,
  wasRemoved,
} from '@site/api-platform';

/** A news item as the API shows it: the columns of §3, and its slug. */
export interface NewsItemRow {
  readonly id: string;
  /** What its page is called. */
  readonly slug: string;
  readonly title_fr: string;
  readonly title_en: string;
  readonly content_fr: string;
  readonly content_en: string;
  readonly image_url: string | null;
  readonly published_at: string;
}

export const VISIBILITIES = ['public', 'scheduled'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Visitors see what is published, editors also what will be. */
export type Readership = 'visitors' | 'editors';

export interface NewsListRequest extends PageRequest {
  readonly visibility?: Visibility | undefined;
}

/** A list, and for how many milliseconds it holds if nobody changes anything: then the next item is published. */
export interface NewsPage extends ListPage<NewsItemRow> {
  readonly holds?: number | undefined;
}

/** What an item is asked for by. */
export type NewsKey = 'id' | 'slug';

export interface VersionedNewsItem {
  readonly item: NewsItemRow;
  readonly version: number;
}

export const NEWS_SORTS = { title_fr: 'text', title_en: 'text' } as const satisfies Sorts;

/** Reads news as rows; nothing is hydrated for a visitor. */
export abstract class NewsReader {
  /** By date of publication, newest first, unless another order is asked for. */
  abstract list(request: NewsListRequest, readership: Readership): Promise<NewsPage>;
  abstract one(by: NewsKey, name: string, readership: Readership): Promise<VersionedNewsItem | undefined>;
  /** Whether an item that was public was there. */
  abstract wasRemoved(by: NewsKey, name: string): Promise<boolean>;
}

const COLUMNS = `id, slug, title_fr, title_en, content_fr, content_en, image_url, ${instant('published_at')}`;
const TABLE = { table: 'news', columns: COLUMNS, newestBy: 'published_at', sorts: NEWS_SORTS };
// Qualified, or the name would mean the formatted column of the select list.
const PUBLISHED = 'news.published_at <= now()';
const IN_WAITING = 'news.published_at > now()';
const WAITING =
  'select count(*)::int as count, (extract(epoch from min(published_at) - now()) * 1000)::float8 as delay ' +
  `from news where ${IN_WAITING}`;
const ONE: Readonly<Record<NewsKey, string>> = {
  id: `select ${COLUMNS}, version from news where id = $1`,
  slug: `select ${COLUMNS}, version from news where slug = $1`,
};

interface Waiting {
  readonly count: number;
  /** Milliseconds until the first of them is published; null when there is none. */
  readonly delay: number | null;
}

export class PostgresNewsReader extends NewsReader {
  constructor(private readonly database: Database) {
    super();
  }

  async list({ visibility, ...page }: NewsListRequest, readership: Readership): Promise<NewsPage> {
    const where: Condition[] = [];
    if (visibility === 'public') where.push({ sql: PUBLISHED });
    if (visibility === 'scheduled') where.push({ sql: IN_WAITING });
    if (readership === 'editors') {
      return keysetPage<NewsItemRow>(this.database, TABLE, { ...page, where });
    }
    // Before the list: what is published between the two is in it, and ends its time at once.
    const begun = performance.now();
    const [waiting] = await this.database.query<Waiting>(WAITING, [], 'waiting-news');
    const { count, delay } = waiting ?? { count: 0, delay: null };
    const hiding = { sql: PUBLISHED, count };
    const shown = await keysetPage<NewsItemRow>(this.database, TABLE, { ...page, where, hiding });
    return delay === null ? shown : { ...shown, holds: delay - (performance.now() - begun) };
  }

  async one(by: NewsKey, name: string, readership: Readership): Promise<VersionedNewsItem | undefined> {
    const text = readership === 'editors' ? ONE[by] : `${ONE[by]} and ${PUBLISHED}`;
    const [row] = await this.database.query<NewsItemRow & { version: number }>(
      text,
      [name],
      `news-item-by-${by}-for-${readership}`,
    );
    if (row === undefined) return undefined;
    const { version, ...item } = row;
    return { item, version };
  }

  wasRemoved(by: NewsKey, name: string): Promise<boolean> {
    return wasRemoved(this.database, 'news', by, name);
  }
}
