import type { UploadedFiles } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';
import { contentKey, nameInUrl } from '../domain/stored-file';
import type { FileRegister } from './file-register';
import type { FileStorage } from './file-storage';

/** Tells other modules which URLs are this product's own and still lead to a file. */
export class RegisteredFiles implements UploadedFiles {
  constructor(
    private readonly register: FileRegister,
    private readonly storage: FileStorage,
  ) {}

  async has(bucket: Bucket, url: string): Promise<boolean> {
    const name = nameInUrl(bucket, url);
    if (name === undefined) return false;
    const file = await this.register.find(bucket, name);
    return file !== undefined && (await this.storage.sizeOf(contentKey(file))) === file.size;
  }
}
