/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Bucket = typeof Bucket[keyof typeof Bucket];


export const Bucket = {
  project_images: 'project-images',
  publications: 'publications',
  partner_logos: 'partner-logos',
  news_images: 'news-images',
} as const;
