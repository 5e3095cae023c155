/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export interface CountsDto {
  projects: number;
  publications: number;
  partners: number;
  news: number;
}
