import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator, UploadedFiles } from '@site/api-kernel';
import { Database, MikroOrmRepository } from '@site/api-platform/persistence';
import { NewsItemRepository } from './application/news-item.repository';
import { NewsService } from './application/news.service';
import { NewsItem } from './domain/news-item';
import { NewsController } from './infrastructure/http/news.controller';
import { NewsReader, PostgresNewsReader } from './infrastructure/persistence/news.reader';
import { NewsPages } from './infrastructure/persistence/news.pages';

/** Needs from the composition root: the database, the clock, identifiers, uploaded files and content changes. */
@Module({
  controllers: [NewsController],
  providers: [
    {
      provide: NewsItemRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, NewsItem),
    },
    {
      provide: NewsReader,
      inject: [Database],
      useFactory: (database: Database) => new PostgresNewsReader(database),
    },
    {
      provide: NewsService,
      inject: [NewsItemRepository, UploadedFiles, ContentChanges, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof NewsService>) => new NewsService(...parts),
    },
    { provide: NewsPages, inject: [Database], useFactory: (database: Database) => new NewsPages(database) },
  ],
  exports: [NewsPages, NewsReader, NewsService],
})
export class NewsModule {}
