import { Module } from '@nestjs/common';
import { Clock, ContentChanges, IdGenerator } from '@site/api-kernel';
import { Database } from '@site/api-platform/persistence';
import { provide, providePort, provideReader, provideRepository } from '@site/api-platform/providers';
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

/** Needs from the composition root: the database, the clock, identifiers, published files and content changes. */
@Module({
  controllers: [PublicationsController, DownloadsController],
  providers: [
    provideRepository(PublicationRepository, Publication),
    provideReader(PublicationReader, PUBLICATIONS, PUBLICATION_TABLE),
    providePort(DownloadCounter, PostgresDownloadCounter, Database),
    provide(PublicationService, PublicationRepository, PublishedFiles, ContentChanges, IdGenerator, Clock),
    provide(DownloadService, DownloadCounter, ContentChanges),
  ],
  exports: [PublicationService],
})
export class PublicationsModule {}
