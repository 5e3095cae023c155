import type { Bucket } from '@site/vocabulary';
import { extensionFor, type ContentType } from './file-format';

/** In pixels. */
export class Dimensions {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
}

interface FileFacts {
  readonly id: string;
  readonly bucket: Bucket;
  /** Made here, at random: `{32 hexadecimal digits}.{extension}`. */
  readonly name: string;
  /** As the person called it, cleaned. */
  readonly originalName: string;
  readonly contentType: ContentType;
  /** Bytes as stored. */
  readonly size: number;
  /** Absent for what is no image. */
  readonly dimensions: Dimensions | undefined;
  readonly animated: boolean;
  /** SHA-256 of the stored bytes, hexadecimal. */
  readonly sha256: string;
  /** Id of the administrator. */
  readonly uploadedBy: string | undefined;
  /** Name of the object that holds the bytes, once they have been replaced; until then, that of the file. */
  readonly contentName: string | undefined;
  /** Grows when the bytes are replaced. */
  readonly contentVersion: number;
}

// The facts are properties of the class: declared here, set by its constructor.
export interface StoredFile extends FileFacts {}

/** A file this product has taken in and handed a URL out for. Its bytes may be replaced, its address stays. */
export class StoredFile {
  constructor(facts: FileFacts) {
    Object.assign(this, facts);
  }
}

const NAME = /^[\da-f]{32}\.(?:jpg|jpeg|png|webp|gif|avif|pdf)$/;
const URL = /^\/files\/([a-z-]+)\/([\da-f]{32}\.[a-z]+)$/;
const MEBIBYTE = 1024 * 1024;

export function isStoredName(name: string): boolean {
  return NAME.test(name);
}

/** Address of a stored file, relative to the root of the product. */
export function urlOf({ bucket, name }: Pick<StoredFile, 'bucket' | 'name'>): string {
  return `/files/${bucket}/${name}`;
}

/** Where its present bytes lie. */
export function contentKey({
  bucket,
  name,
  contentName = name,
}: Pick<StoredFile, 'bucket' | 'name'> & { readonly contentName?: string | undefined }) {
  return { bucket, name: contentName };
}

/** The name in `bucket` that a URL points at; undefined when it is none of this product's. */
export function nameInUrl(bucket: Bucket, url: string): string | undefined {
  const [, urlBucket, name = ''] = URL.exec(url) ?? [];
  return urlBucket === bucket && isStoredName(name) ? name : undefined;
}

/** The original name, with an extension that says what the content is. */
export function nameToSaveAs({
  originalName,
  contentType,
}: Pick<StoredFile, 'originalName' | 'contentType'>): string {
  const ending = `.${extensionFor(contentType, originalName)}`;
  return originalName.toLowerCase().endsWith(ending) ? originalName : originalName + ending;
}

/** Megabytes of 1024 × 1024 bytes with two decimals, as in '1.25 MB' (specification §5). */
export function sizeText(bytes: number): string {
  return `${(bytes / MEBIBYTE).toFixed(2)} MB`;
}
