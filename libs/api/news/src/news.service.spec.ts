import { describe, expect, it } from '@jest/globals';
import {
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { NewsService } from './application/news.service';
import type { NewsItem } from './domain/news-item';
import { aDraft } from './testing';

describe('the date of a news item', () => {
  it('is the time of the clock when it is left out, in a new item and in a revised one', async () => {
    const clock = new FixedClock();
    const service = new NewsService(
      new InMemoryRepository<NewsItem>(),
      new KnownUploadedFiles(),
      new RecordedContentChanges(),
      new CountingIdGenerator(),
      clock,
    );
    const { id, publishedAt } = await service.editing.publish(aDraft({ publishedAt: null }), null);
    expect(publishedAt).toEqual(clock.now());
    clock.advance(90_000);
    const revised = await service.editing.revise(id, aDraft({ publishedAt: null }), [1], id);
    expect(revised.publishedAt).toEqual(clock.now());
  });
});
