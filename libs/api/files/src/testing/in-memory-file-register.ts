import type { Bucket } from '@site/vocabulary';
import { FileRegister } from '../application/file-register';
import type { StoredFile } from '../domain/stored-file';

export class InMemoryFileRegister extends FileRegister {
  readonly files: StoredFile[] = [];
  /** Names of those that visitors are not to see. */
  readonly hidden = new Set<string>();

  async add(file: StoredFile): Promise<void> {
    this.files.push(file);
  }

  async find(bucket: Bucket, name: string): Promise<StoredFile | undefined> {
    return this.files.find((file) => file.bucket === bucket && file.name === name);
  }
  async isShown({ name }: Pick<StoredFile, 'name'>): Promise<boolean> {
    return !this.hidden.has(name);
  }
}
