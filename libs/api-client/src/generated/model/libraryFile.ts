/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */
import type { Bucket } from './bucket';
import type { FileType } from './fileType';
import type { NamedRecord } from './namedRecord';

export interface LibraryFile {
  id: string;
  /** Its address, which stays */
  url: string;
  /** What it is for */
  bucket: Bucket;
  /** What people call it */
  name: string;
  content_type: FileType;
  /** Bytes as stored */
  size: number;
  /** Megabytes of 1024 × 1024 bytes */
  file_size: string;
  /**
     * Pixels, of an image
     * @nullable
     */
  width: number | null;
  /**
     * Pixels, of an image
     * @nullable
     */
  height: number | null;
  /** What the picture shows, in French, for who does not see it; empty: nothing is said */
  alt_fr: string;
  /** What the picture shows, in English, for who does not see it; empty: nothing is said */
  alt_en: string;
  /**
     * The point that stays in sight where the picture is cropped, in hundredths of its width
     * @minimum 0
     * @maximum 100
     */
  focal_x: number;
  /**
     * The point that stays in sight where the picture is cropped, in hundredths of its height
     * @minimum 0
     * @maximum 100
     */
  focal_y: number;
  /**
     * Grows when the bytes are replaced: `?v=2` after the address asks for the second ones
     * @minimum 1
     */
  content_version: number;
  /**
     * Places in records that show it
     * @minimum 0
     */
  uses: number;
  /** Records that use it, and those in the bin that would again; twenty at the most */
  used_by: NamedRecord[];
  /**
     * From when on it is removed by itself, as no record uses it; null while one does
     * @nullable
     */
  removed_at: string | null;
  uploaded_at: string;
  /** When it was last changed */
  updated_at: string;
  /**
     * Grows with each change
     * @minimum 1
     */
  version: number;
}
