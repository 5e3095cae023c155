// A base with its marks, joined emoji and pairs of regional letters, for browsers without a segmenter.
const CHARACTER = /\p{RI}{2}|\r\n|.[\p{M}\p{EMod}\u{e0020}-\u{e007f}]*(?:\u200d.[\p{M}\p{EMod}]*)*/gsu;

/** The first characters of a text, as a reader counts them, and an ellipsis when there are more. */
export function excerpt(text: string, most: number): string {
  let length = 0;
  let count = 0;
  for (const character of charactersOf(text)) {
    if (count === most) return `${text.slice(0, length)}…`;
    length += character.length;
    count += 1;
  }
  return text;
}

function* charactersOf(text: string): Generator<string> {
  // Older browsers have none, whatever the types say.
  if ((Intl as { Segmenter?: unknown }).Segmenter !== undefined) {
    for (const { segment } of new Intl.Segmenter().segment(text)) yield segment;
    return;
  }
  for (const [character] of text.matchAll(CHARACTER)) yield character;
}
