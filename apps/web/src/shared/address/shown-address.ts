import { isFileUrl, isWebsiteUrl, TEXT_LIMITS, type Bucket } from '@site/vocabulary';

type Stored = string | null | undefined;

/*
 * What a row holds as an address becomes one of the page only through here: rows may have been written past the rules,
 * and a script or a foreign address in an attribute is no longer data.
 */

/**
 * The stored file of the bucket, as a path of this product; undefined where something else stands in for it.
 * @param content number of the bytes that the file has: the address of the first ones is plain
 */
export function shownFile(stored: Stored, bucket: Bucket, content = 1): string | undefined {
  if (typeof stored !== 'string' || !isFileUrl(stored, bucket)) return undefined;
  return content > 1 ? `${stored}?v=${content}` : stored;
}

/** The website, http or https; undefined for what no browser takes for one. */
export function shownWebsite(stored: Stored): string | undefined {
  if (typeof stored !== 'string' || stored.length > TEXT_LIMITS.url) return undefined;
  return isWebsiteUrl(stored) && URL.canParse(stored) ? stored : undefined;
}
