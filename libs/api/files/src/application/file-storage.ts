import type { Bucket } from '@site/vocabulary';

/** Place of one object. A variant of an image lies beside it, under a name that begins with its name. */
export interface StorageKey {
  readonly bucket: Bucket;
  /** Letters, digits, dots and hyphens. */
  readonly name: string;
}

/** Bytes `first` to `last` of an object, both included, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export type Bytes = AsyncIterable<Uint8Array>;

/** Lets go of bytes that may not have been read to their end: an open file would stay open. */
export async function release(bytes: Bytes): Promise<void> {
  await (bytes as Partial<AsyncDisposable>)[Symbol.asyncDispose]?.();
}

/**
 * Keeps the bytes of files. Nothing is listed, renamed or changed in place.
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
}
