import type { Server } from 'node:http';
import {
  anEdit,
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { httpApp } from '@site/api-platform/testing';
import { NewsService } from './application/news.service';
import { NewsItem, type NewsItemDraft } from './domain/news-item';
import { wireOf } from './infrastructure/http/news-item.dto';
import { NewsController } from './infrastructure/http/news.controller';
import {
  NewsReader,
  type NewsItemRow,
  type NewsListRequest,
  type NewsPage,
  type Readership,
} from './infrastructure/persistence/news.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export function aDraft(changes: Partial<NewsItemDraft> = {}): NewsItemDraft {
  return {
    title: { fr: 'Ouverture du chantier', en: 'Works begin' },
    content: { fr: 'Les travaux commencent lundi.', en: 'Works begin on Monday.' },
    imageUrl: null,
    publishedAt: null,
    ...changes,
  };
}

/** Each is published a second after the one before, on 1 March 2026, unless it says otherwise. */
export function aNewsItem(changes: Partial<NewsItemDraft> = {}): NewsItem {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  return new NewsItem(id, aDraft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
}

/** Reads the news of an in-memory repository; only as far as HTTP tests need, with the time it is given. */
export class InMemoryNewsReader extends NewsReader {
  constructor(
    private readonly stored: InMemoryRepository<NewsItem>,
    private readonly now: () => Date,
  ) {
    super();
  }

  async list({ size, visibility }: NewsListRequest, readership: Readership): Promise<NewsPage> {
    const rows = this.shownTo(readership).filter(
      (item) => visibility === undefined || item.publishedAt <= this.now() === (visibility === 'public'),
    );
    const found = rows.sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt)).map(wireOf);
    const last = found[size - 1];
    const next = found.length > size && last ? { at: last.published_at, id: last.id } : undefined;
    return { items: found.slice(0, size), total: found.length, next };
  }

  async one(id: string, readership: Readership): Promise<{ item: NewsItemRow; version: number } | undefined> {
    const item = this.shownTo(readership).find((one) => one.id === id);
    return item && { item: wireOf(item), version: item.version };
  }

  private shownTo(readership: Readership): NewsItem[] {
    const { all } = this.stored;
    return readership === 'editors' ? all : all.filter((item) => item.publishedAt <= this.now());
  }
}

export const NEWS = '/api/v1/news';

export type NewsApp = Awaited<ReturnType<typeof newsApp>>;

/** The routes of news over memory, at a time that stands still. */
export async function newsApp() {
  const [stored, files] = [new InMemoryRepository<NewsItem>(), new KnownUploadedFiles()];
  const [changes, ids, clock] = [new RecordedContentChanges(), new CountingIdGenerator(), new FixedClock()];
  const app = await httpApp({
    controllers: [NewsController],
    providers: [
      { provide: NewsService, useValue: new NewsService(stored, files, changes, ids, clock) },
      { provide: NewsReader, useValue: new InMemoryNewsReader(stored, () => clock.now()) },
    ],
  });
  return { stored, files, clock, server: app.getHttpServer() as Server, close: () => app.close() };
}
