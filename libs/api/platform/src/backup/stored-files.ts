import type { Bytes } from '@site/api-kernel';
import type { RunQuery } from '../persistence/database';

/** The files that rows name, and the store that keeps them. A path is `folder/name`. */
export abstract class StoredFiles {
  /** Paths of what the rows name, as `run` sees them, in the schema of any release. */
  abstract namedBy(run: RunQuery): Promise<readonly string[]>;
  /** Bytes of all of those together, as the rows say. */
  abstract bytesNamedBy(run: RunQuery): Promise<number>;
  /** Bytes; undefined when there is no such file. */
  abstract sizeOf(path: string): Promise<number | undefined>;
  /** Undefined when there is no such file. */
  abstract open(path: string): Promise<Bytes | undefined>;
  /** Stores it, whole or not at all. */
  abstract put(path: string, bytes: Bytes, size: number): Promise<void>;
  abstract remove(path: string): Promise<void>;
  abstract isEmpty(): Promise<boolean>;
}
