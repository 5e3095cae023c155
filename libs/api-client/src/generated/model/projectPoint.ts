/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface ProjectPoint {
  id: string;
  title_fr: string;
  title_en: string;
  /** Latitude and longitude in decimal degrees (WGS 84) */
  point: string;
}
