import { BUCKETS, UPLOAD_LIMITS, type Bucket, type FileKind } from '@site/vocabulary';

/** What may be stored, by the type its content shows, and the file names that may go with it. */
export const FILE_FORMATS = {
  'image/jpeg': { kind: 'image', extensions: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', extensions: ['png'] },
  'image/webp': { kind: 'image', extensions: ['webp'] },
  'image/gif': { kind: 'image', extensions: ['gif'] },
  'image/avif': { kind: 'image', extensions: ['avif'] },
  'application/pdf': { kind: 'pdf', extensions: ['pdf'] },
} as const satisfies Record<string, { kind: FileKind; extensions: readonly string[] }>;

export type ContentType = keyof typeof FILE_FORMATS;
export type ImageType = Exclude<ContentType, 'application/pdf'>;

export function isContentType(text: string): text is ContentType {
  return Object.hasOwn(FILE_FORMATS, text);
}

export function isImageType(type: ContentType): type is ImageType {
  return FILE_FORMATS[type].kind === 'image';
}

/** Whether a bucket takes files of this type under names with this extension. */
export function isAccepted(bucket: Bucket, type: ContentType, extension: string): boolean {
  const { kind, extensions } = FILE_FORMATS[type];
  return kind === BUCKETS[bucket] && extensions.some((allowed) => allowed === extension);
}

/** Largest file of a bucket, in bytes. */
export function sizeLimit(bucket: Bucket): number {
  return BUCKETS[bucket] === 'pdf' ? UPLOAD_LIMITS.pdfBytes : UPLOAD_LIMITS.imageBytes;
}
