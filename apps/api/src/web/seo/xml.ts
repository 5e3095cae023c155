import { DEFAULT_LOCALE, type Locale } from '@site/vocabulary';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** What no XML 1.0 document may hold, written in whatever way. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export function xml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** Whole address of a page: English ones are below `/en`. */
export function addressOf(publicUrl: string, path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return `${publicUrl}${path}`;
  return `${publicUrl}/${locale}${path === '/' ? '' : path}`;
}
