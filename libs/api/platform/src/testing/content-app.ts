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
import { recordValues, type Kept } from '../content/shapes';
import { httpApp } from './http-app';
import { InMemoryContentReader } from './in-memory-content-reader';

export interface ContentAppParts<Entity extends Versioned> {
  readonly controller: Type;
  readonly kind: Kind;
  readonly service: new (
    repository: Repository<Entity>,
    files: UploadedFiles,
    changes: ContentChanges,
    ids: IdGenerator,
    clock: Clock,
  ) => object;
  readonly reader: InjectionToken;
}

/** The routes of a kind of content over memory. */
export async function contentApp<Entity extends Versioned & Kept>(parts: ContentAppParts<Entity>) {
  const { controller, kind, service, reader } = parts;
  const [stored, files] = [new InMemoryRepository<Entity>(kind), new KnownUploadedFiles()];
  const read = new InMemoryContentReader(kind, stored, (record) => recordValues(kind, record));
  const [changes, ids, clock] = [new RecordedContentChanges(), new CountingIdGenerator(), new FixedClock()];
  const app = await httpApp({
    controllers: [controller],
    providers: [
      { provide: service, useValue: new service(stored, files, changes, ids, clock) },
      { provide: reader, useValue: read },
    ],
  });
  return { stored, files, server: app.getHttpServer() as Server, close: () => app.close() };
}
