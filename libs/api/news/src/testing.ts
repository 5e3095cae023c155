import type { Server } from 'node:http';
import {
  anEdit,
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { InMemoryContentReader } from '@site/api-platform/testing/content';
import { httpApp } from '@site/api-platform/testing/http';
import { exampleDraft, NEWS } from '@site/vocabulary';
import { NewsService } from './application/news.service';
import { NewsItem, type NewsItemDraft } from './domain/news-item';
import { wireOf } from './infrastructure/http/news-item.dto';
import { NewsController } from './infrastructure/http/news.controller';
import { NewsReader, type NewsItemRow, type NewsVisibility } from './infrastructure/persistence/news.reader';

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

/** Reads the news of an in-memory repository, with the time it is given. */
export class InMemoryNewsReader
  extends InMemoryContentReader<typeof NEWS, NewsItem, NewsItemRow, NewsVisibility>
  implements NewsReader
{
  protected override readonly newestBy = 'published_at';

  constructor(
    stored: InMemoryNewsItems,
    private readonly now: () => Date,
  ) {
    super(NEWS, stored, wireOf);
  }

  protected override newestFirst(items: NewsItem[]): NewsItem[] {
    return items.sort((a, b) => Number(b.publishedAt) - Number(a.publishedAt));
  }

  protected override visibilityOf({ hidden, publishedAt }: NewsItem): NewsVisibility {
    if (hidden) return 'hidden';
    return publishedAt <= this.now() ? 'public' : 'scheduled';
  }
}

export const NEWS_URL = '/api/v1/news';

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
