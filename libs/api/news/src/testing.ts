import type { Server } from 'node:http';
import {
  anEdit,
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { seesHidden, type FacetRequest, type Facets, type Readership } from '@site/api-platform/content';
import type { Versioned } from '@site/api-platform/http';
import { inTextForm } from '@site/api-platform/formatted-text';
import { counts, httpApp, NONE_UNFORMATTED, toldTo } from '@site/api-platform/testing';
import { exampleDraft, NEWS, type TextForm } from '@site/vocabulary';
import { NewsService } from './application/news.service';
import { NewsItem, type NewsItemDraft } from './domain/news-item';
import { wireOf } from './infrastructure/http/news-item.dto';
import { NewsController } from './infrastructure/http/news.controller';
import {
  NewsReader,
  type NewsListRequest,
  type NewsPage,
  type NewsVisibility,
  type NewsItemRow,
} from './infrastructure/persistence/news.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export const aDraft = (changes: Partial<NewsItemDraft> = {}): NewsItemDraft => ({
  ...exampleDraft(NEWS),
  publishedAt: null,
  ...changes,
});

/** Each is published a second after the one before, on 1 March 2026, unless it says otherwise. */
export function aNewsItem(changes: Partial<NewsItemDraft> = {}): NewsItem {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  return new NewsItem(id, aDraft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
}

const LONGEST_SLUG = 80;

function slugOf(title: string): string {
  const plain = title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, '-');
  const whole = words.replace(/^-|-$/g, '') || 'actualite';
  if (whole.length <= LONGEST_SLUG) return whole;
  return whole
    .slice(0, LONGEST_SLUG + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, LONGEST_SLUG);
}

/** The double of the table: gives slugs, and remembers what was public when it was removed, by id and by slug. */
export class InMemoryNewsItems extends InMemoryRepository<NewsItem> {
  private readonly given = new Set<string>();

  constructor(private readonly now: () => Date) {
    super();
  }

  override async add(item: NewsItem): Promise<void> {
    const base = slugOf(item.title.fr);
    let slug = base;
    for (let place = 2; this.given.has(slug); place += 1) slug = `${base}-${place}`;
    this.given.add(slug);
    Object.assign(item, { slug });
    await super.add(item);
  }

  override async remove(item: NewsItem): Promise<void> {
    await super.remove(item);
    this.removed.delete(item.id);
    if (item.hidden || item.publishedAt > this.now()) return;
    for (const name of [item.id, item.slug]) this.removed.add(name);
  }
}

/** Reads the news of an in-memory repository; only as far as HTTP tests need, with the time it is given. */
export class InMemoryNewsReader extends NewsReader {
  constructor(
    private readonly stored: InMemoryNewsItems,
    private readonly now: () => Date,
  ) {
    super();
  }

  async list({ size, visibility, text }: NewsListRequest, readership?: Readership): Promise<NewsPage> {
    const rows = this.shownTo(readership).filter(
      (item) => visibility === undefined || this.visibilityOf(item) === visibility,
    );
    const newestFirst = rows.sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt));
    const found = newestFirst.map((item) => rowFor(readership, item));
    const last = found[size - 1];
    const next = found.length > size && last ? { at: last.published_at, id: last.id } : undefined;
    const items = await inTextForm(NEWS, found.slice(0, size), text, NONE_UNFORMATTED);
    return { items, total: found.length, next };
  }

  async facets(
    { visibility: _, ...request }: FacetRequest<typeof NEWS, NewsVisibility>,
    readership?: Readership,
  ): Promise<Facets> {
    if (!seesHidden(readership)) return {};
    const { items } = await this.list({ ...request, size: Infinity }, readership);
    const shown = this.stored.all.filter(({ id }) => items.some((one) => one.id === id));
    return { visibility: counts(shown.map((item) => this.visibilityOf(item))) };
  }

  async one(
    name: string,
    readership?: Readership,
    form?: TextForm,
    by: 'id' | 'slug' = 'id',
  ): Promise<Versioned<NewsItemRow> | undefined> {
    const found = this.shownTo(readership).filter((one) => one[by] === name);
    const rows = found.map((item) => rowFor(readership, item));
    const [value] = await inTextForm(NEWS, rows, form, NONE_UNFORMATTED);
    return value && { value, version: found[0]?.version ?? 0 };
  }

  async wasRemoved(name: string): Promise<boolean> {
    return this.stored.removed.has(name);
  }

  private shownTo(readership: Readership | undefined): NewsItem[] {
    const { all } = this.stored;
    return seesHidden(readership) ? all : all.filter((item) => this.visibilityOf(item) === 'public');
  }

  private visibilityOf({ hidden, publishedAt }: NewsItem): NewsVisibility {
    if (hidden) return 'hidden';
    return publishedAt <= this.now() ? 'public' : 'scheduled';
  }
}

function rowFor(readership: Readership | undefined, item: NewsItem): NewsItemRow {
  return toldTo(readership, wireOf(item));
}

export const NEWS_URL = '/api/v1/news';

export type NewsApp = Awaited<ReturnType<typeof newsApp>>;

/** The routes of news over memory, at a time that stands still. */
export async function newsApp() {
  const [changes, ids, clock] = [new RecordedContentChanges(), new CountingIdGenerator(), new FixedClock()];
  const [stored, files] = [new InMemoryNewsItems(() => clock.now()), new KnownUploadedFiles()];
  const app = await httpApp({
    controllers: [NewsController],
    providers: [
      { provide: NewsService, useValue: new NewsService(stored, files, changes, ids, clock) },
      { provide: NewsReader, useValue: new InMemoryNewsReader(stored, () => clock.now()) },
    ],
  });
  return { stored, files, clock, server: app.getHttpServer() as Server, close: () => app.close() };
}
