import { lengthOf } from '@site/vocabulary';

export type PairWarning = 'identical' | 'shortFr' | 'shortEn';

/** Names stay the same in both languages: what is as short as one is no reason to doubt. */
const WORDS_OF_A_NAME = 2;
/** Below this many characters two true translations differ in length as they like. */
const COMPARABLE = 40;
const MUCH_SHORTER = 0.5;

/** Why the two texts of a pair look like a translation that was forgotten or is not finished. */
export function pairWarning(fr: string, en: string): PairWarning | undefined {
  const [french, english] = [plain(fr), plain(en)];
  if (french === '' || english === '') return undefined;
  if (french === english) {
    return french.split(' ').length > WORDS_OF_A_NAME ? 'identical' : undefined;
  }
  const [lengthFr, lengthEn] = [lengthOf(french), lengthOf(english)];
  if (Math.max(lengthFr, lengthEn) < COMPARABLE) return undefined;
  if (lengthFr < lengthEn * MUCH_SHORTER) return 'shortFr';
  return lengthEn < lengthFr * MUCH_SHORTER ? 'shortEn' : undefined;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
