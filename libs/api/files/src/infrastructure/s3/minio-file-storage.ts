import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { DomainError } from '@site/api-kernel';
import type { S3Settings } from '@site/api-platform/config';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { Client, type BucketItem } from 'minio';
import { buffer } from 'node:stream/consumers';
import { OBJECT_NAME } from '../../application/file-storage';
import type { FileStorage, ByteRange, Bytes, StorageKey, StoredObject } from '../../application/file-storage';
import { keepBucketsPrivate, type BucketFindings } from './private-buckets';
import { connectionTo } from './store-connection';
import { asDomainError, asStoreFailure, isBrokenConnection, isMissingObject } from './store-failure';
import type { StoreFailure } from './store-failure';
import { StoreWatch } from './store-watch';

/** Milliseconds that the store may be silent: two questions stay below ten seconds. */
const PATIENCE = 4_500;

export interface StoreReports extends BucketFindings {
  /** The store works, or does not any more. */
  readonly turned: (failure: StoreFailure | undefined) => void;
}

/** Keeps each object in an S3 store: `{prefix}{bucket}/{name}`. */
export class MinioFileStorage implements FileStorage, OnModuleInit, OnModuleDestroy {
  private readonly connection: ReturnType<typeof connectionTo>;
  private readonly client: Client;
  private readonly watch: StoreWatch;

  constructor(
    private readonly settings: S3Settings,
    private readonly reports: StoreReports,
    patience = PATIENCE,
  ) {
    const endpoint = new URL(settings.endpoint);
    this.connection = connectionTo(endpoint, patience);
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
    this.watch = new StoreWatch({ prepare: () => this.keepPrivate(names), turned: reports.turned });
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
    const whole = await buffer(bytes);
    if (whole.length !== size) throw new RangeError(`${whole.length} bytes came instead of ${size}`);
    const write = () => this.client.putObject(bucket, name, whole);
    await this.ask(() =>
      write().catch(async (error: unknown) => {
        // What is put back from a backup may be of a bucket that this release does not know.
        if (asStoreFailure(error).code !== 'NoSuchBucket') throw error;
        await this.keepPrivate([bucket]);
        return write();
      }),
    );
  }

  async sizeOf(key: StorageKey): Promise<number | undefined> {
    const address = this.addressOf(key);
    return this.orMissing(async () => (await this.client.statObject(...address)).size);
  }

  async open(key: StorageKey, range?: ByteRange): Promise<Bytes | undefined> {
    const [bucket, name] = this.addressOf(key);
    const [first, length] = range === undefined ? [0, 0] : [range.first, range.last - range.first + 1];
    return this.orMissing(() => this.client.getPartialObject(bucket, name, first, length));
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

  private keepPrivate(names: readonly string[]): Promise<void> {
    return keepBucketsPrivate(this.client, { names, region: this.settings.region, findings: this.reports });
  }

  private nameOf(bucket: Bucket): string {
    return `${this.settings.bucketPrefix}${bucket}`;
  }

  private addressOf({ bucket, name }: StorageKey): [bucket: string, name: string] {
    if (!OBJECT_NAME.test(name)) throw new TypeError(`Not the name of an object: ${name}`);
    return [this.nameOf(bucket), name];
  }

  private orMissing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    return this.ask(() =>
      work().catch((error: unknown) => {
        if (isMissingObject(asStoreFailure(error))) return undefined;
        throw error;
      }),
    );
  }

  /** Asks twice when need be: a connection kept open may turn out to be dead. */
  private async ask<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await this.watch.ready();
      const result = await work().catch((error: unknown) => {
        if (isBrokenConnection(asStoreFailure(error))) return work();
        throw error;
      });
      this.watch.trust();
      return result;
    } catch (error) {
      throw this.refused(asStoreFailure(error));
    }
  }

  private refused(failure: StoreFailure): DomainError {
    this.watch.doubt(failure);
    return asDomainError(failure);
  }
}
