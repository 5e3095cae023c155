import type { Server } from 'node:http';
import type { InjectionToken, Type } from '@nestjs/common';
import type {
  Clock,
  ContentChanges,
  IdGenerator,
  Repository,
  UploadedFiles,
  Versioned,
} from '@site/api-kernel';
import {
  CountingIdGenerator,
  FixedClock,
  InMemoryRepository,
  KnownUploadedFiles,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import type { Kind } from '@site/vocabulary';
import { httpApp } from './http-app';

export interface ContentAppParts<Entity extends Versioned> {
  readonly controller: Type;
  /** Where some of its records may be distinguished. */
  readonly kind?: Kind;
  readonly service: new (
    repository: Repository<Entity>,
    files: UploadedFiles,
    changes: ContentChanges,
    ids: IdGenerator,
    clock: Clock,
  ) => object;
  readonly reader: InjectionToken;
  readonly read: (stored: InMemoryRepository<Entity>) => object;
}

/** The routes of a kind of content over memory. */
export async function contentApp<Entity extends Versioned>(parts: ContentAppParts<Entity>) {
  const { controller, service, reader, read } = parts;
  const [stored, files] = [new InMemoryRepository<Entity>(parts.kind), new KnownUploadedFiles()];
  const [changes, ids, clock] = [new RecordedContentChanges(), new CountingIdGenerator(), new FixedClock()];
  const app = await httpApp({
    controllers: [controller],
    providers: [
      { provide: service, useValue: new service(stored, files, changes, ids, clock) },
      { provide: reader, useValue: read(stored) },
    ],
  });
  return { stored, files, server: app.getHttpServer() as Server, close: () => app.close() };
}
