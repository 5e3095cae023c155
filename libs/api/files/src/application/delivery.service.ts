import { DomainError } from '@site/api-kernel';
import type { ImageWidth } from '@site/vocabulary';
import { hasVariants, variantName, variantOf } from '../domain/image-variant';
import type { ImageVariant, ModernFormat } from '../domain/image-variant';
import { contentKey, type StoredFile } from '../domain/stored-file';
import type { ContentProcessor } from './content-processor';
import type { ByteRange, Bytes, FileStorage, StorageKey } from './file-storage';

/** Bytes on their way to a visitor. */
export interface Delivery {
  readonly contentType: string;
  readonly size: number;
  /** Differs whenever the bytes do. */
  readonly tag: string;
  /** Whether these bytes are sent until better ones are there: nobody is to keep them. */
  readonly standsIn: boolean;
  /** @throws DomainError `not_found` when the object is gone */
  open(range?: ByteRange): Promise<Bytes>;
}

/** Finds the bytes that answer a request for a stored file; makes each variant of an image once. */
export class DeliveryService {
  private readonly making = new Map<string, Promise<Delivery>>();

  constructor(
    private readonly storage: FileStorage,
    private readonly processor: ContentProcessor,
  ) {}

  /** @throws DomainError `not_found` when the object is gone */
  async original(file: StoredFile): Promise<Delivery> {
    await this.expectWhole(file);
    return this.stored(contentKey(file), file.contentType, file.size, file.sha256.slice(0, 32));
  }

  /** An animated image is sent as it is. @throws DomainError `not_found` when the object is gone */
  async image(file: StoredFile, width: ImageWidth, accepted: readonly ModernFormat[]): Promise<Delivery> {
    if (!hasVariants(file)) return this.original(file);
    const variant = variantOf(file, width, accepted);
    const content = contentKey(file);
    const key = { ...content, name: variantName(content, variant) };
    const address = `${key.bucket}/${key.name}`;
    const started = this.making.get(address);
    if (started !== undefined) return started;
    const made = this.keptOrMade(file, key, variant).finally(() => this.making.delete(address));
    this.making.set(address, made);
    return made;
  }

  private async keptOrMade(file: StoredFile, key: StorageKey, variant: ImageVariant): Promise<Delivery> {
    const contentType = `image/${variant.format}`;
    const tag = (size: number) =>
      `${file.sha256.slice(0, 32)}-w${variant.width}-${variant.format}-${size.toString(36)}`;
    const kept = await this.storage.sizeOf(key);
    if (kept) return this.stored(key, contentType, kept, tag(kept));
    await this.expectWhole(file);
    const original = { sha256: file.sha256, open: () => this.open(contentKey(file)) };
    const bytes = await this.processor.resize(original, variant);
    if (bytes === undefined) return { ...(await this.original(file)), standsIn: true };
    // A full disk is no reason to keep an image from a visitor.
    await this.storage.put(key, chunked(bytes), bytes.length).catch(() => undefined);
    return {
      contentType,
      size: bytes.length,
      tag: tag(bytes.length),
      standsIn: false,
      open: async (range) =>
        chunked(range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)),
    };
  }

  private async expectWhole(file: StoredFile): Promise<void> {
    if ((await this.storage.sizeOf(contentKey(file))) !== file.size) throw new DomainError('not_found');
  }

  private stored(key: StorageKey, contentType: string, size: number, tag: string): Delivery {
    return { contentType, size, tag, standsIn: false, open: (range) => this.open(key, range) };
  }

  private async open(key: StorageKey, range?: ByteRange): Promise<Bytes> {
    const bytes = await this.storage.open(key, range);
    if (bytes === undefined) throw new DomainError('not_found');
    return bytes;
  }
}

async function* chunked(bytes: Uint8Array): Bytes {
  yield bytes;
}
