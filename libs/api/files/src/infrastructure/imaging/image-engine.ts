import type { Metadata, Sharp, SharpConstructor, SharpOptions } from 'sharp';
import { DomainError, violation } from '@site/api-kernel';
import { UPLOAD_LIMITS } from '@site/vocabulary';
import { damagedFile } from '../../application/file.service';
import type { ImageType } from '../../domain/file-format';
import type { VariantFormat } from '../../domain/image-variant';

/** Small files of benign cameras have warnings: only what is missing or wrong is refused. */
export const DECODING: SharpOptions = {
  failOn: 'error',
  limitInputPixels: UPLOAD_LIMITS.imageMegapixels * 1_000_000,
  sequentialRead: true,
};

const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`);
const THREADS_PER_IMAGE = 1;
/** Longest side in pixels: encoding 40 megapixels as AVIF takes more than a gigabyte of memory. */
const AVIF_SIDE = 4_096;

let loading: Promise<SharpConstructor> | undefined;

/** Loaded at its first use: it costs start-up time and some 20 MB. */
export function loadImageEngine(): Promise<SharpConstructor> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(THREADS_PER_IMAGE);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: READERS });
    return sharp;
  });
  return loading;
}

/** How an upload is decoded: with all pictures of an animation, each of which may be as large as any other image. */
export async function decodingOf(
  sharp: SharpConstructor,
  path: string,
  type: ImageType,
): Promise<SharpOptions> {
  if (type !== 'image/gif' && type !== 'image/webp') return DECODING;
  const { width, height, pages = 1 } = await sharp(path, DECODING).metadata();
  const max = UPLOAD_LIMITS.animationMegapixels[type];
  const limitInputPixels = max * 1_000_000;
  if (width * height * pages > limitInputPixels)
    throw new DomainError('image_too_large', {
      violations: [violation('/file', 'animation_too_large', { max })],
    });
  return { ...DECODING, limitInputPixels, animated: true };
}

/** In the format it came in; quality is high, since variants are made from the result. */
export function encodeOriginal(image: Sharp, type: ImageType, { isPalette }: Metadata): Sharp {
  switch (type) {
    case 'image/jpeg':
      return image.jpeg({ quality: 86 });
    case 'image/png':
      return image.png({ compressionLevel: 6, palette: isPalette === true });
    case 'image/webp':
      return image.webp({ quality: 86, effort: 1 });
    case 'image/gif':
      return image.gif({ effort: 1 });
    case 'image/avif':
      return image
        .resize({ width: AVIF_SIDE, height: AVIF_SIDE, fit: 'inside', withoutEnlargement: true })
        .avif({ quality: 65, effort: 0 });
  }
}

/** Effort is chosen so that 1280 pixels take less than a second on a small machine. */
export function encodeVariant(image: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: 2 });
    case 'webp':
      return image.webp({ quality: 76, effort: 3 });
    case 'jpeg':
      return image.jpeg({ quality: 78, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
  }
}

/** The engine tells its errors apart by their texts only. */
export function asUploadError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text)) return new DomainError('image_too_large', { cause: error });
  if (/no space left|quota exceeded/i.test(text))
    return new DomainError('insufficient_storage', { cause: error });
  return damagedFile(error);
}
