import type { Bucket } from '@site/vocabulary';

/** What a module needs to know of the files that its records point at. */
export abstract class UploadedFiles {
  /** Whether this product handed out `url` for a file of `bucket` that is still there. */
  abstract has(bucket: Bucket, url: string): Promise<boolean>;
}
