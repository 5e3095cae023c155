/** Longest texts the product accepts, in Unicode code points: one definition for form, API and column. */
export const TEXT_LIMITS = {
  title: 200,
  name: 200,
  description: 10_000,
  content: 30_000,
  type: 60,
  category: 60,
  language: 60,
  country: 100,
  location: 200,
  date: 60,
  beneficiaries: 200,
  reference: 200,
  services: 3_000,
  caption: 200,
  url: 500,
  file_size: 20,
  file_name: 120,
  alternative: 300,
  full_name: 120,
  email: 254,
  password: 128,
  search: 100,
  organisation: 200,
  telephone: 40,
  subject: 200,
  quote_detail: 120,
  message: 5_000,
  message_note: 2_000,
} as const;

/** Length as PostgreSQL's `varchar(n)` counts it: code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length;
}

const MEBIBYTE = 1024 * 1024;

export const UPLOAD_LIMITS = {
  imageBytes: 5 * MEBIBYTE,
  imageMegapixels: 40,
  /** All pictures of an animation together: a GIF is decoded one at a time, a WebP whole, with four bytes a pixel. */
  animationMegapixels: { 'image/gif': 200, 'image/webp': 60 },
  pdfBytes: 20 * MEBIBYTE,
} as const;

export const MIN_PASSWORD_LENGTH = 6;

/** Items in one page of a list. */
export const PAGE_LIMITS = { default: 100, max: 100, maxOffset: 100_000, maxChanges: 1_000 } as const;

/** Width by height of the pictures that fill their frame, three by two; a page shows all of the others. */
export const FILLING_RATIOS = { least: 1.3, most: 2 } as const;

/** Widths in CSS pixels in which a stored image can be asked for (`?w=`). */
export const IMAGE_WIDTHS = [320, 640, 960, 1280] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];
