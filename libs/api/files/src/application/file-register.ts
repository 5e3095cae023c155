import type { Bucket } from '@site/vocabulary';
import type { StoredFile } from '../domain/stored-file';

/** Which files were handed out. */
export abstract class FileRegister {
  abstract add(file: StoredFile): Promise<void>;
  abstract find(bucket: Bucket, name: string): Promise<StoredFile | undefined>;
  /** Whether visitors may see it: not while only records use it that they do not see. */
  abstract isShown(file: Pick<StoredFile, 'bucket' | 'name'>): Promise<boolean>;
}
