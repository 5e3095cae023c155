import { excerpt } from './excerpt';

const length = 155;

/** The beginning of a text in one line: what search engines and link previews say of a page. */
export function preview(text: string): string {
  return excerpt(text.replace(/\s+/g, ' ').trim(), length);
}
