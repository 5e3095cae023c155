import { lengthOf } from '@site/vocabulary';

const MAX_LENGTH = 120;
const MAX_EXTENSION_LENGTH = 16;
// Control characters, invisible marks that turn or hide text, and what a file system would read as syntax.
const UNWELCOME =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF<>:"/\\|?*]+/gu;

/** A name fit to be shown and to be saved under: at most 120 code points, its extension kept, no path. */
export function cleanFileName(name: string): string {
  const text = name.normalize('NFC').replace(UNWELCOME, ' ').replace(/\s+/g, ' ').trim();
  const [extension = ''] = /\.[^.]+$/.exec(text) ?? [];
  const kept = lengthOf(extension) > MAX_EXTENSION_LENGTH ? '' : extension;
  const stem = /[^. ](?:.*[^. ])?/.exec(text.slice(0, text.length - kept.length))?.[0] ?? 'document';
  return [...stem].slice(0, MAX_LENGTH - lengthOf(kept)).join('') + kept;
}
