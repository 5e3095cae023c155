/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type Bucket = typeof Bucket[keyof typeof Bucket];


export const Bucket = {
  'project-images': 'project-images',
  publications: 'publications',
  'partner-logos': 'partner-logos',
  'news-images': 'news-images',
} as const;
