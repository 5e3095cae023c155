import type { LibraryFile } from '@site/api-client';

type Shown = Pick<LibraryFile, 'url' | 'content_version'>;

export function isPicture({ content_type: type }: Pick<LibraryFile, 'content_type'>): boolean {
  return type.startsWith('image/');
}

/** The address of its present bytes: the bare one may be kept by a browser from before they were replaced. */
export function shownAddress({ url, content_version: content }: Shown): string {
  return content > 1 ? `${url}?v=${content}` : url;
}
