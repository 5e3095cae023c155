import type { Bytes } from '@site/api-kernel';
import type { StoredFiles } from '@site/api-platform/backup';
import type { RunQuery } from '@site/api-platform/persistence';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { OBJECT_NAME, type FileStorage, type StorageKey } from '../../application/file-storage';

// A former release had no such column.
const NAMED = `select bucket || '/' || coalesce(to_jsonb(files) ->> 'content_name', name) as path from files order by 1`;
const BYTES_NAMED = 'select coalesce(sum(size), 0)::float8 as bytes from files';

/** Uploads as a backup sees them: originals. Variants are made again when somebody asks for them. */
export class UploadedFilesOfBackup implements StoredFiles {
  constructor(private readonly storage: FileStorage) {}

  async namedBy(run: RunQuery): Promise<readonly string[]> {
    return (await run<{ path: string }>(NAMED)).map(({ path }) => path);
  }

  async bytesNamedBy(run: RunQuery): Promise<number> {
    return (await run<{ bytes: number }>(BYTES_NAMED))[0]?.bytes ?? 0;
  }

  sizeOf(path: string): Promise<number | undefined> {
    return this.storage.sizeOf(keyOf(path));
  }

  open(path: string): Promise<Bytes | undefined> {
    return this.storage.open(keyOf(path));
  }

  put(path: string, bytes: Bytes, size: number): Promise<void> {
    return this.storage.put(keyOf(path), bytes, size);
  }

  remove(path: string): Promise<void> {
    return this.storage.remove(keyOf(path));
  }

  async isEmpty(): Promise<boolean> {
    for (const bucket of Object.keys(BUCKETS) as Bucket[]) {
      for await (const object of this.storage.list(bucket)) return object === undefined;
    }
    return true;
  }
}

/** A bucket that this release does not know may have files of a former one. */
const BUCKET = /^[a-z]+(?:-[a-z]+)*$/;

function keyOf(path: string): StorageKey {
  const [bucket = '', name = '', ...rest] = path.split('/');
  if (!BUCKET.test(bucket) || !OBJECT_NAME.test(name) || rest.length > 0) {
    throw new TypeError(`Not the path of an object: ${path}`);
  }
  return { bucket: bucket as Bucket, name };
}
