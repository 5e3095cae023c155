import { MikroORM } from '@mikro-orm/postgresql';
import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator } from '@site/api-kernel';
import { PostgresContentReader } from '@site/api-platform/content';
import { Database, MikroOrmRepository } from '@site/api-platform/persistence';
import { PUBLICATIONS } from '@site/vocabulary';
import { DownloadCounter } from './application/download-counter';
import { DownloadService } from './application/download.service';
import { PublicationRepository } from './application/publication.repository';
import { PublicationService } from './application/publication.service';
import { PublishedFiles } from './application/published-files';
import { Publication } from './domain/publication';
import { DownloadsController } from './infrastructure/http/downloads.controller';
import { PublicationsController } from './infrastructure/http/publications.controller';
import { PostgresDownloadCounter } from './infrastructure/persistence/postgres-download-counter';
import { PUBLICATION_TABLE, PublicationReader } from './infrastructure/persistence/publication.reader';
import { PublicationPages } from './infrastructure/persistence/publication.pages';

/** Needs from the composition root: the database, the clock, identifiers, published files and content changes. */
@Module({
  controllers: [PublicationsController, DownloadsController],
  providers: [
    {
      provide: PublicationRepository,
      inject: [MikroORM],
      useFactory: (orm: MikroORM) => new MikroOrmRepository(orm, Publication),
    },
    {
      provide: PublicationReader,
      inject: [Database],
      useFactory: (database: Database) =>
        new PostgresContentReader(database, PUBLICATIONS, PUBLICATION_TABLE),
    },
    {
      provide: DownloadCounter,
      inject: [Database],
      useFactory: (database: Database) => new PostgresDownloadCounter(database),
    },
    {
      provide: PublicationService,
      inject: [PublicationRepository, PublishedFiles, ContentChanges, IdGenerator, Clock],
      useFactory: (...parts: ConstructorParameters<typeof PublicationService>) =>
        new PublicationService(...parts),
    },
    {
      provide: DownloadService,
      inject: [DownloadCounter, ContentChanges],
      useFactory: (counter: DownloadCounter, changes: ContentChanges) =>
        new DownloadService(counter, changes),
    },
    {
      provide: PublicationPages,
      inject: [Database],
      useFactory: (database: Database) => new PublicationPages(database),
    },
  ],
  exports: [PublicationPages, PublicationService],
})
export class PublicationsModule {}
