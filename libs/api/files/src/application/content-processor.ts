import type { ContentType } from '../domain/file-format';
import type { ImageVariant } from '../domain/image-variant';
import type { StoredFile } from '../domain/stored-file';
import type { Bytes } from './file-storage';

/** A file as it came in, kept on this machine's disk until it is discarded. */
export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  readonly name: string;
  /** SHA-256 of the bytes as they came, hexadecimal. */
  readonly sha256: string;
}

/** What may be shown to everyone. */
export interface PublishableContent extends Pick<StoredFile, 'size' | 'sha256' | 'dimensions' | 'animated'> {
  readonly bytes: () => Bytes;
}

export interface Original extends Pick<StoredFile, 'sha256'> {
  readonly open: () => Promise<Bytes>;
}

/** Looks into content and makes it fit to be published. */
export abstract class ContentProcessor {
  /** Media type that the content itself shows, whatever it is called. */
  abstract recognise(file: ReceivedFile): Promise<string | undefined>;
  /**
   * Decodes an image whole, turns it upright and drops its metadata; checks that a document is complete.
   * @throws DomainError `validation_failed` when it is damaged, `image_too_large`
   */
  abstract prepare(file: ReceivedFile, type: ContentType): Promise<PublishableContent>;
  /**
   * Opens the original when its turn has come; undefined when too many images wait for theirs already.
   * @throws DomainError `not_found` when its bytes are not those that were stored
   */
  abstract resize(original: Original, variant: ImageVariant): Promise<Uint8Array | undefined>;
}
