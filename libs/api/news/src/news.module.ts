import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { provide, providePort, provideRepository } from '@site/api-platform/providers';
import { NewsItemRepository } from './application/news-item.repository';
import { NewsService } from './application/news.service';
import { NewsItem } from './domain/news-item';
import { NewsController } from './infrastructure/http/news.controller';
import { NewsReader, PostgresNewsReader } from './infrastructure/persistence/news.reader';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  controllers: [NewsController],
  providers: [
    provideRepository(NewsItemRepository, NewsItem),
    providePort(NewsReader, PostgresNewsReader, Database),
    provide(NewsService, NewsItemRepository, UploadedFiles, ContentChanges, IdGenerator, Clock),
  ],
  exports: [NewsReader, NewsService],
})
export class NewsModule {}
