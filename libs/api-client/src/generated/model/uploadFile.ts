/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface UploadFile {
  /** JPEG, PNG, WebP, GIF or AVIF up to 5 MB and 40 megapixels; PDF up to 20 MB in the bucket `publications`; recognised by its bytes, whatever its name */
  file: Blob | File;
}
