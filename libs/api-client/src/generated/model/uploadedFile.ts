/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { FileType } from './fileType';

export interface UploadedFile {
  /** Address relative to the root of the site */
  url: string;
  /** The name it had, cleaned */
  name: string;
  content_type: FileType;
  /** Bytes as stored */
  size: number;
  /** Megabytes of 1024 × 1024 bytes */
  file_size: string;
}
