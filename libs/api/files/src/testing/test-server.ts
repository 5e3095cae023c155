import { MikroORM } from '@mikro-orm/postgresql';
import { Global, Module, RequestMethod, type INestApplication } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock, ContentChanges, DerivedData, IdGenerator } from '@site/api-kernel';
import { CountedDerivedData, CountingIdGenerator, FixedClock } from '@site/api-kernel/testing';
import { CookieCallers, JwtAuthGuard, PersonNames, RolesGuard } from '@site/api-platform/access';
import { SETTINGS } from '@site/api-platform/config';
import { ProblemFilter, StrictValidationPipe } from '@site/api-platform/http';
import { IdempotencyStore } from '@site/api-platform/idempotency';
import { Database } from '@site/api-platform/persistence';
import { PublicAnswers, ResponseCache } from '@site/api-platform/response-cache';
import { InMemoryIdempotencyStore } from '@site/api-platform/testing';
import { FixedCallers, FixedCookieCallers } from '@site/api-platform/testing/http';
import { FileRegister } from '../application/file-register';
import { FileStorage } from '../application/file-storage';
import { FilesModule } from '../files.module';
import { InMemoryFileRegister } from './in-memory-file-register';
import { InMemoryFileStorage } from './in-memory-file-storage';

export interface Sent {
  readonly bytes: Uint8Array | string;
  readonly name?: string;
  readonly type?: string;
  readonly field?: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, string>>;
}

/** The files module behind real HTTP, keeping everything in memory but what is being received. */
export class TestServer {
  constructor(
    readonly app: INestApplication,
    readonly url: string,
    readonly storage: InMemoryFileStorage,
    readonly register: InMemoryFileRegister,
    private readonly dataDir: string,
  ) {}

  async upload(bucket: string, ...files: Sent[]): Promise<Answered> {
    const form = new FormData();
    for (const { bytes, name = 'photo.jpg', type = 'image/jpeg', field = 'file' } of files) {
      form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
    }
    return this.post(bucket, { body: form });
  }

  async post(bucket: string, init: RequestInit, token = 'administrator'): Promise<Answered> {
    const headers = { authorization: `Bearer ${token}`, ...init.headers };
    const response = await fetch(`${this.url}/api/v1/files/${bucket}`, { method: 'POST', ...init, headers });
    return { status: response.status, body: (await response.json()) as Record<string, string> };
  }

  /** Names of all that is in the store, in the table, and in the folder of what is not yet whole. */
  async kept(): Promise<string[]> {
    const unfinished = await readdir(join(this.dataDir, 'files', '.incoming')).catch(() => []);
    return [...this.storage.objects.keys(), ...this.register.files.map(({ id }) => id), ...unfinished];
  }

  forget(): void {
    this.storage.objects.clear();
    this.storage.failure = undefined;
    this.register.files.length = 0;
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}

export async function startTestServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'files-'));
  const [storage, register] = [new InMemoryFileStorage(), new InMemoryFileRegister()];

  @Global()
  @Module({
    providers: [
      { provide: SETTINGS, useValue: { dataDir, publicUrl: 'http://site.test' } },
      { provide: MikroORM, useValue: {} },
      { provide: Database, useValue: {} },
      { provide: IdGenerator, useClass: CountingIdGenerator },
      { provide: DerivedData, useClass: CountedDerivedData },
      { provide: ContentChanges, useValue: {} },
      {
        provide: PublicAnswers,
        useFactory: () => new PublicAnswers(new ResponseCache(), { common: [], sessionCookie: 'session' }),
      },
      { provide: PersonNames, useValue: {} },
      { provide: Clock, useFactory: () => new FixedClock() },
      { provide: IdempotencyStore, useFactory: () => new InMemoryIdempotencyStore(new FixedClock()) },
      FixedCallers,
      { provide: CookieCallers, useClass: FixedCookieCallers },
      { provide: APP_GUARD, useClass: JwtAuthGuard },
      { provide: APP_GUARD, useClass: RolesGuard },
      { provide: APP_PIPE, useClass: StrictValidationPipe },
      { provide: APP_FILTER, useClass: ProblemFilter },
    ],
    exports: [
      CookieCallers,
      PersonNames,
      SETTINGS,
      MikroORM,
      Database,
      ContentChanges,
      PublicAnswers,
      DerivedData,
      IdGenerator,
      Clock,
      IdempotencyStore,
    ],
  })
  class TestPlatform {}

  const module = await Test.createTestingModule({ imports: [TestPlatform, FilesModule] })
    .overrideProvider(FileStorage)
    .useValue(storage)
    .overrideProvider(FileRegister)
    .useValue(register)
    .compile();
  const app = module.createNestApplication();
  app.setGlobalPrefix('api/v1', { exclude: [{ path: 'files/:bucket/:name', method: RequestMethod.GET }] });
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  return new TestServer(app, `http://127.0.0.1:${port}`, storage, register, dataDir);
}
