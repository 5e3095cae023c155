import { wordsOf } from '@site/vocabulary';
import { excerpt } from './excerpt';

/** What search engines and link previews say of a page. */
const DESCRIPTION_LENGTH = 155;

/** The beginning of a formatted text, which is HTML, in one line without marks. */
export function preview(html: string, length = DESCRIPTION_LENGTH): string {
  return excerpt(wordsOf(html).replace(/\s+/g, ' ').trim(), length);
}
