/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface FileFacts {
  /** What the picture shows, in French; empty: nothing is said */
  alt_fr: string;
  /** What the picture shows, in English; empty: nothing is said */
  alt_en: string;
  /** The point that stays in sight where it is cropped, in hundredths of the width */
  focal_x: number;
  /** The same of the height */
  focal_y: number;
  /** Of a picture, in pixels */
  width?: number;
  /** Of a picture, in pixels */
  height?: number;
  /** Which bytes it has: from the second on, ask for its address with `?v=` */
  content_version: number;
  /** Of the file: grows with each change */
  version: number;
}
