import { Logger } from '@nestjs/common';
import { DomainError, release } from '@site/api-kernel';
import { Semaphore } from '@site/api-platform/server';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ContentProcessor } from '../../application/content-processor';
import type { Original, PublishableContent, ReceivedFile } from '../../application/content-processor';
import { damagedFile } from '../../application/file.service';
import type { Bytes } from '../../application/file-storage';
import { isImageType, type ContentType, type ImageType } from '../../domain/file-format';
import type { ImageVariant } from '../../domain/image-variant';
import {
  asUploadError,
  DECODING,
  decodingOf,
  encodeOriginal,
  encodeVariant,
  loadImageEngine,
} from './image-engine';
import { isWholePdf } from './pdf-check';

/** An upload is decoded whole, up to 160 MB in memory, an animation 240 MB; a variant is mostly read small from the start. */
const UPLOADS_AT_ONCE = 1;
const VARIANTS_AT_ONCE = 2;
const WAITING = 64;

const logger = new Logger('Images');

/** Works on files of this machine's disk, with sharp and file-type. */
export class LocalContentProcessor extends ContentProcessor {
  private readonly uploads = new Semaphore(UPLOADS_AT_ONCE, WAITING);
  private readonly variants = new Semaphore(VARIANTS_AT_ONCE, WAITING);

  async recognise({ path }: ReceivedFile): Promise<string | undefined> {
    const { fileTypeFromFile } = await import('file-type');
    const mime: string | undefined = (await fileTypeFromFile(path))?.mime;
    // Browsers and file names call an animated PNG a PNG; its first picture is kept.
    return mime === 'image/apng' ? 'image/png' : mime;
  }

  async prepare(file: ReceivedFile, type: ContentType): Promise<PublishableContent> {
    if (isImageType(type)) return this.uploads.take(() => prepareImage(file.path, type));
    if (!(await isWholePdf(file.path, file.size))) throw damagedFile();
    return { ...(await publishable(file.path)), dimensions: undefined, animated: false };
  }

  async resize(original: Original, { width, format }: ImageVariant): Promise<Uint8Array | undefined> {
    if (this.variants.full) return undefined;
    return this.variants.take(async () => {
      const bytes = await wholeOf(original);
      const sharp = await loadImageEngine();
      const image = sharp(bytes, DECODING).resize({ width, withoutEnlargement: true });
      return encodeVariant(image, format).toBuffer();
    });
  }
}

async function wholeOf({ open, sha256 }: Original): Promise<Buffer> {
  const bytes = await open();
  const chunks: Uint8Array[] = [];
  const hash = createHash('sha256');
  try {
    for await (const chunk of bytes) {
      chunks.push(chunk);
      hash.update(chunk);
    }
  } finally {
    await release(bytes);
  }
  if (hash.digest('hex') === sha256) return Buffer.concat(chunks);
  logger.warn({ sha256 }, 'an image is not what was stored: bring it back from a backup');
  throw new DomainError('not_found');
}

async function prepareImage(path: string, type: ImageType): Promise<PublishableContent> {
  const target = `${path}.published`;
  const sharp = await loadImageEngine();
  try {
    const image = sharp(path, await decodingOf(sharp, path, type));
    const metadata = await image.metadata();
    const made = await encodeOriginal(image.autoOrient(), type, metadata).toFile(target);
    const dimensions = { width: made.width, height: made.pageHeight ?? made.height };
    return { ...(await publishable(target)), dimensions, animated: (metadata.pages ?? 1) > 1 };
  } catch (error) {
    throw asUploadError(error);
  }
}

async function publishable(path: string) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const { size } = await stat(path);
  return { size, sha256: hash.digest('hex'), bytes: (): Bytes => createReadStream(path) };
}
