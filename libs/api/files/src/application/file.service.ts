import { cleanFileName, DomainError, violation, type IdGenerator } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';
import { extensionFor, isAccepted, isContentType, sizeLimit, type ContentType } from '../domain/file-format';
import { isStoredName, StoredFile } from '../domain/stored-file';
import type { ContentProcessor, ReceivedFile } from './content-processor';
import type { FileNames } from './file-names';
import type { FileRegister } from './file-register';
import type { FileStorage } from './file-storage';

export interface FileServiceParts {
  readonly storage: FileStorage;
  readonly register: FileRegister;
  readonly processor: ContentProcessor;
  readonly names: FileNames;
  readonly ids: IdGenerator;
}

/** Takes files in and knows which ones it has. */
export class FileService {
  constructor(private readonly parts: FileServiceParts) {}

  async add(bucket: Bucket, received: ReceivedFile, uploadedBy: string): Promise<StoredFile> {
    const { storage, register, processor, names, ids } = this.parts;
    const contentType = await acceptedType(processor, bucket, received);
    const { bytes, ...facts } = await processor.prepare(received, contentType);
    const file = new StoredFile({
      ...facts,
      id: ids.next(),
      bucket,
      name: `${names.next()}.${extensionFor(contentType, received.name)}`,
      originalName: cleanFileName(received.name),
      contentType,
      uploadedBy,
      contentName: undefined,
      contentVersion: 1,
    });
    await storage.put(file, bytes(), file.size);
    // Where that fails it may have been committed all the same: bytes that nobody knows are the sweep's to remove.
    await register.add(file);
    return file;
  }

  /** @throws DomainError `not_found` */
  async get(bucket: Bucket, name: string): Promise<StoredFile> {
    const file = isStoredName(name) ? await this.parts.register.find(bucket, name) : undefined;
    if (file === undefined) throw new DomainError('not_found');
    return file;
  }

  /** Whether visitors may see it. */
  isShown(file: StoredFile): Promise<boolean> {
    return this.parts.register.isShown(file);
  }
}

/**
 * What the content is, whatever the file is called or declared to be.
 * @throws DomainError `validation_failed`, `payload_too_large`, `unsupported_media_type`
 */
export async function acceptedType(
  processor: ContentProcessor,
  bucket: Bucket,
  received: ReceivedFile,
): Promise<ContentType> {
  if (received.size === 0) throw damagedFile();
  if (received.size > sizeLimit(bucket)) throw new DomainError('payload_too_large');
  const type = await processor.recognise(received);
  if (type === undefined || !isContentType(type) || !isAccepted(bucket, type)) {
    throw new DomainError('unsupported_media_type');
  }
  return type;
}

/** The field of an upload form holds no file, or one that cannot be read to its end. */
export function damagedFile(cause?: unknown): DomainError {
  return new DomainError('validation_failed', { violations: [violation('/file', 'file_damaged')], cause });
}
