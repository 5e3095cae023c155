/** File storage buckets (specification §3) and what each accepts (§5). */
export const BUCKETS = {
  'project-images': 'image',
  publications: 'pdf',
  'partner-logos': 'image',
  'news-images': 'image',
} as const;
export type Bucket = keyof typeof BUCKETS;
export type FileKind = (typeof BUCKETS)[Bucket];

export function isBucket(value: string): value is Bucket {
  return Object.hasOwn(BUCKETS, value);
}

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** The form of the addresses of the files of a bucket, as a pattern without its ends. */
export const fileUrlForm = (bucket: Bucket): string => String.raw`/files/${bucket}/[\w.-]+`;

/** Whether the text has the form in which the product hands out the address of a file of the bucket. */
export function isFileUrl(text: string, bucket: Bucket): boolean {
  const [start, root, folder, name = '', ...more] = text.split('/');
  const isBelow = start === '' && root === 'files' && folder === bucket && more.length === 0;
  return isBelow && /^[\w-]+\.[a-z]+$/.test(name);
}
