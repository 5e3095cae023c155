import { IMAGE_WIDTHS, type ImageWidth } from '@site/vocabulary';
import { isImageType, type ImageType } from './file-format';
import { isStoredName, type StoredFile } from './stored-file';

/** Formats a variant is made in, the smaller first. */
export const MODERN_FORMATS = ['avif', 'webp'] as const;
export type ModernFormat = (typeof MODERN_FORMATS)[number];
export const VARIANT_FORMATS = [...MODERN_FORMATS, 'jpeg', 'png'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** An image made from a stored one: never wider than it, in a format the visitor's browser shows. */
export interface ImageVariant {
  readonly width: ImageWidth;
  readonly format: VariantFormat;
}

/** For a browser that asks for no modern format by name; what may be transparent stays so. */
const FALLBACKS: Readonly<Record<ImageType, VariantFormat>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
};

export function hasVariants({ contentType, animated }: StoredFile): boolean {
  return isImageType(contentType) && !animated;
}

/** The variant that answers a wish; wishes beyond the image's own width share one. */
export function variantOf(
  file: StoredFile,
  wished: ImageWidth,
  accepted: readonly ModernFormat[],
): ImageVariant {
  const own = file.dimensions?.width ?? wished;
  const enough = IMAGE_WIDTHS.find((width) => width >= own) ?? wished;
  const fallback = isImageType(file.contentType) ? FALLBACKS[file.contentType] : 'webp';
  return {
    width: enough < wished ? enough : wished,
    format: MODERN_FORMATS.find((format) => accepted.includes(format)) ?? fallback,
  };
}

/** Name under which a variant lies beside the content it was made of. */
export function variantName({ name }: Pick<StoredFile, 'name'>, { width, format }: ImageVariant): string {
  return `${name}.w${width}.${format}`;
}

/** Names of all that may lie in the store for one content: itself and its variants. */
export function objectNames(content: Pick<StoredFile, 'name'>): string[] {
  const variants = IMAGE_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantName(content, { width, format })),
  );
  return [content.name, ...variants];
}

/** Name for the bytes that replace those of a file. @param random 32 hexadecimal digits */
export function replacementName({ name }: Pick<StoredFile, 'name'>, random: string): string {
  return `${name}.r${random}`;
}

/** Name of the content that an object is, or is a variant of. */
export function contentOf(objectName: string): string {
  return objectName.replace(/\.w\d+\.[a-z]+$/, '');
}

/** Name of the file that an object belongs to; undefined for what this product did not name. */
export function originalOf(objectName: string): string | undefined {
  const name = contentOf(objectName).replace(/\.r[\da-f]{32}$/, '');
  return isStoredName(name) ? name : undefined;
}
