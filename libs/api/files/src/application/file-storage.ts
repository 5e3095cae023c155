import type { ByteRange, Bytes } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';

export type { ByteRange, Bytes } from '@site/api-kernel';

/** Place of one object. A variant of an image lies beside it, under a name that begins with its name. */
export interface StorageKey {
  readonly bucket: Bucket;
  /** As `OBJECT_NAME` wants it. */
  readonly name: string;
}

/** Of one object, in every store. */
export const OBJECT_NAME = /^[a-z\d][a-z\d.-]*$/;

/** What a store knows of an object by itself. */
export interface StoredObject {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** When it was stored, by the clock of the store. */
  readonly storedAt: Date;
}

/**
 * Keeps the bytes of files. Nothing is renamed or changed in place; visitors cannot list it.
 * Every method throws DomainError `dependency_unavailable` when the store cannot be reached.
 */
export abstract class FileStorage {
  /** Stores `size` bytes, whole or not at all. @throws DomainError `insufficient_storage` */
  abstract put(key: StorageKey, bytes: Bytes, size: number): Promise<void>;
  /** Size in bytes; undefined when there is no such object. */
  abstract sizeOf(key: StorageKey): Promise<number | undefined>;
  /** Undefined when there is no such object. */
  abstract open(key: StorageKey, range?: ByteRange): Promise<Bytes | undefined>;
  /** Removing what is not there succeeds. */
  abstract remove(key: StorageKey): Promise<void>;
  /** Every object of a bucket that is whole, in any order; what comes or goes meanwhile may be among them or not. */
  abstract list(bucket: Bucket): AsyncIterable<StoredObject>;
}
