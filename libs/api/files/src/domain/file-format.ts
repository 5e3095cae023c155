import { BUCKETS, UPLOAD_LIMITS, type Bucket, type FileKind } from '@site/vocabulary';

/** What may be stored, by the type its content shows, and the extensions that go with it, the usual one first. */
export const FILE_FORMATS = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'application/pdf': { kind: 'pdf', extensions: ['pdf'] },
} as const satisfies Record<string, { kind: FileKind; extensions: readonly string[] }>;

export type ContentType = keyof typeof FILE_FORMATS;
export const FILE_TYPES = Object.keys(FILE_FORMATS);
export type ImageType = Exclude<ContentType, 'application/pdf'>;

export function isContentType(text: string): text is ContentType {
  return Object.hasOwn(FILE_FORMATS, text);
}

export function isImageType(type: ContentType): type is ImageType {
  return FILE_FORMATS[type].kind === 'image';
}

export function isAccepted(bucket: Bucket, type: ContentType): boolean {
  return FILE_FORMATS[type].kind === BUCKETS[bucket];
}

/** The extension that a name has, where it goes with the type; else the usual one. Lower case, without dot. */
export function extensionFor(type: ContentType, name: string): string {
  const { extensions } = FILE_FORMATS[type];
  return extensions.find((extension) => name.toLowerCase().endsWith(`.${extension}`)) ?? extensions[0];
}

/** Largest file of a bucket, in bytes. */
export function sizeLimit(bucket: Bucket): number {
  return BUCKETS[bucket] === 'pdf' ? UPLOAD_LIMITS.pdfBytes : UPLOAD_LIMITS.imageBytes;
}
