/**
 * Generated from apps/api/openapi.json by npm run generate; not to be edited.
 */

export type FileType = typeof FileType[keyof typeof FileType];


export const FileType = {
  image_jpeg: 'image/jpeg',
  image_png: 'image/png',
  image_webp: 'image/webp',
  image_gif: 'image/gif',
  image_avif: 'image/avif',
  application_pdf: 'application/pdf',
} as const;
