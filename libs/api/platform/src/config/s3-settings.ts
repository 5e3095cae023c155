import { BUCKETS } from '@site/vocabulary';

/** The object store that keeps files when `STORAGE_DRIVER` is `s3`. */
export interface S3Settings {
  /** Origin, without a trailing slash. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** Before the name of each bucket. */
  readonly bucketPrefix: string;
}

export type StorageDriver = 'local' | 's3';

/** Amazon S3, "Bucket naming rules". */
const LONGEST_BUCKET_NAME = 63;
const RESERVED_PREFIX = /^(xn--|sthree-|amzn-s3-demo-)/;
const longestName = Math.max(...Object.keys(BUCKETS).map((name) => name.length));

export function storageDriver(text: string): StorageDriver | undefined {
  return text === 'local' || text === 's3' ? text : undefined;
}

export function bucketPrefix(text: string): string | undefined {
  const fits = /^[a-z\d][a-z\d-]*$/.test(text) && text.length + longestName <= LONGEST_BUCKET_NAME;
  return fits && !RESERVED_PREFIX.test(text) ? text : undefined;
}

/** Printable and without spaces: it is sent in a header. */
export function keyText(text: string): string | undefined {
  return /^[!-~]+$/.test(text) ? text : undefined;
}

export function regionName(text: string): string | undefined {
  return /^[a-z\d][a-z\d-]*$/.test(text) ? text : undefined;
}
