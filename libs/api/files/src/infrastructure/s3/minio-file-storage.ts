import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { DomainError } from '@site/api-kernel';
import type { S3Settings } from '@site/api-platform';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { Client, type BucketItem } from 'minio';
import {
  FileStorage,
  OBJECT_NAME,
  type ByteRange,
  type Bytes,
  type StorageKey,
  type StoredObject,
} from '../../application/file-storage';
import { downloaded } from './object-download';
import { upload } from './object-upload';
import { keepBucketsPrivate, type BucketFindings } from './private-buckets';
import { StoreConnection } from './store-connection';
import { asDomainError, asStoreFailure, isMissingObject, StoreFailure } from './store-failure';
import { StoreWatch } from './store-watch';

/** Milliseconds that the store may be silent: two questions, or an upload, stay below ten seconds. */
const PATIENCE = { question: 4_500, upload: 6_000 };
/** Seconds for which the address of an upload is good. */
const SIGNED_FOR = 300;

export interface StoreReports extends BucketFindings {
  /** The store works, or does not any more. */
  readonly turned: (failure: StoreFailure | undefined) => void;
}

/** Keeps each object in an S3 store: `{prefix}{bucket}/{name}`. */
export class MinioFileStorage extends FileStorage implements OnModuleInit, OnModuleDestroy {
  private readonly connection: StoreConnection;
  private readonly client: Client;
  private readonly watch: StoreWatch;

  constructor(
    private readonly settings: S3Settings,
    reports: StoreReports,
    private readonly patience = PATIENCE,
  ) {
    super();
    const endpoint = new URL(settings.endpoint);
    this.connection = new StoreConnection(endpoint, patience.question);
    this.client = new Client({
      ...this.connection.options,
      endPoint: endpoint.hostname,
      ...(endpoint.port === '' ? {} : { port: Number(endpoint.port) }),
      useSSL: endpoint.protocol === 'https:',
      region: settings.region,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      // It would print to the console, and what could be repeated is repeated here.
      retryOptions: { disableRetry: true },
    });
    const names = Object.keys(BUCKETS).map((bucket) => this.nameOf(bucket as Bucket));
    const { region } = settings;
    this.watch = new StoreWatch({
      prepare: () => keepBucketsPrivate(this.client, { names, region, findings: reports }),
      turned: reports.turned,
    });
  }

  onModuleInit(): void {
    this.watch.start();
  }

  onModuleDestroy(): void {
    this.watch.stop();
    this.connection.close();
  }

  async put(key: StorageKey, bytes: Bytes, size: number): Promise<void> {
    const [bucket, name] = this.addressOf(key);
    await this.ask(async () => {
      const address = await this.client.presignedPutObject(bucket, name, SIGNED_FOR);
      return upload(address, bytes, size, this.patience.upload);
    });
  }

  async sizeOf(key: StorageKey): Promise<number | undefined> {
    const address = this.addressOf(key);
    return this.orMissing(async () => (await this.client.statObject(...address)).size);
  }

  async open(key: StorageKey, range?: ByteRange): Promise<Bytes | undefined> {
    const [bucket, name] = this.addressOf(key);
    const [first, length] = range === undefined ? [0, 0] : [range.first, range.last - range.first + 1];
    return this.orMissing(async () => {
      const response = await this.client.getPartialObject(bucket, name, first, length);
      return downloaded(this.connection.handOver(response), this.patience.question);
    });
  }

  async remove(key: StorageKey): Promise<void> {
    const address = this.addressOf(key);
    await this.orMissing(() => this.client.removeObject(...address));
  }

  async *list(bucket: Bucket): AsyncIterable<StoredObject> {
    await this.ask(() => Promise.resolve());
    try {
      const objects = this.client.listObjectsV2(this.nameOf(bucket), '', true) as AsyncIterable<BucketItem>;
      for await (const { name, size, lastModified } of objects) {
        if (name !== undefined && OBJECT_NAME.test(name)) yield { name, size, storedAt: lastModified };
      }
    } catch (error) {
      throw this.refused(asStoreFailure(error));
    }
  }

  private nameOf(bucket: Bucket): string {
    return `${this.settings.bucketPrefix}${bucket}`;
  }

  private addressOf({ bucket, name }: StorageKey): [bucket: string, name: string] {
    if (!OBJECT_NAME.test(name)) throw new TypeError(`Not the name of an object: ${name}`);
    return [this.nameOf(bucket), name];
  }

  /** For what may be asked twice: a connection kept open may turn out to be dead. */
  private orMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const once = (): Promise<Result> =>
      work().catch((error: unknown) => {
        throw asStoreFailure(error);
      });
    return this.ask(() =>
      once()
        .catch((failure: StoreFailure) => {
          if (failure.code === 'ECONNRESET') return once();
          throw failure;
        })
        .catch((failure: StoreFailure) => {
          if (isMissingObject(failure)) return undefined;
          throw failure;
        }),
    );
  }

  private async ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await this.watch.ready();
      const result = await work();
      this.watch.trust();
      return result;
    } catch (error) {
      throw error instanceof StoreFailure ? this.refused(error) : error;
    }
  }

  private refused(failure: StoreFailure): DomainError {
    this.watch.doubt(failure);
    return asDomainError(failure);
  }
}
