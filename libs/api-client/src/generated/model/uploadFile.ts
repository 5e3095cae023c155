/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface UploadFile {
  /** JPEG, PNG, WebP, GIF or AVIF up to 5 MB and 40 megapixels; the pictures of an animation together up to 200 as GIF, 60 as WebP; PDF up to 20 MB in the bucket `publications`; recognised by its bytes, whatever its name */
  file: Blob | File;
}
