import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import {
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { httpApp } from '@site/api-platform/testing/http';
import { DownloadService } from '../application/download.service';
import { PublicationService } from '../application/publication.service';
import { PublishedFiles } from '../application/published-files';
import type { Publication } from '../domain/publication';
import { DownloadsController } from '../infrastructure/http/downloads.controller';
import { PublicationsController } from '../infrastructure/http/publications.controller';
import { PublicationReader } from '../infrastructure/persistence/publication.reader';
import { InMemoryDownloadCounter, inMemoryPublications, InMemoryPublishedFiles } from '../testing';

export const PUBLICATIONS = '/api/v1/publications';

export interface PublicationsApp {
  readonly app: INestApplication;
  readonly server: Server;
  readonly stored: InMemoryRepository<Publication>;
  readonly files: InMemoryPublishedFiles;
  readonly service: PublicationService;
  readonly counter: InMemoryDownloadCounter;
  readonly changes: RecordedContentChanges;
  downloadsOf(id: string): number;
}

/** Publications behind real HTTP, with everything else in memory. */
export async function publicationsApp(): Promise<PublicationsApp> {
  const stored = new InMemoryRepository<Publication>();
  const files = new InMemoryPublishedFiles();
  const changes = new RecordedContentChanges();
  const reader = inMemoryPublications(stored);
  const counter = new InMemoryDownloadCounter(reader.downloads);
  const service = new PublicationService(stored, files, changes, new CountingIdGenerator(), new FixedClock());
  const app = await httpApp({
    controllers: [PublicationsController, DownloadsController],
    providers: [
      { provide: PublicationService, useValue: service },
      { provide: PublicationReader, useValue: reader },
      { provide: PublishedFiles, useValue: files },
      { provide: DownloadService, useFactory: () => new DownloadService(counter, changes) },
    ],
  });
  return {
    app,
    server: app.getHttpServer() as Server,
    stored,
    files,
    service,
    counter,
    changes,
    downloadsOf: (id) => reader.downloads.get(id) ?? 0,
  };
}
