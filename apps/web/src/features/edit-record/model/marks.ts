export const MARKS = ['bold', 'italics', 'heading', 'list', 'link'] as const;
export type Mark = (typeof MARKS)[number];

/** A part of a text, by its places. */
export interface Selection {
  readonly from: number;
  readonly to: number;
}

/** What replaces a part of a text, and what of it is selected then, counted from its beginning. */
export interface Replacement extends Selection {
  readonly by: string;
  readonly selected: Selection;
}

const WRAPPINGS = { bold: '**', italics: '*' } as const;
const BEGINNINGS = { heading: '# ', list: '- ' } as const;
const NEW_ADDRESS = 'https://';

/** Puts a mark on the selection, or takes it away where it is. @param words stand where nothing is selected */
export function marked(text: string, selection: Selection, mark: Mark, words: string): Replacement {
  if (mark === 'bold' || mark === 'italics') return wrapped(text, selection, WRAPPINGS[mark], words);
  if (mark === 'link') return linked(text, selection, words);
  return begun(text, selection, BEGINNINGS[mark]);
}

function wrapped(text: string, selection: Selection, sign: string, words: string): Replacement {
  const { from, to } = withoutBlanks(text, selection);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  const signs = sign.length;
  // Two stars are bold, and three are both.
  const starsBefore = /\**$/.exec(before)?.[0].length ?? 0;
  const starsAfter = /^\**/.exec(after)?.[0].length ?? 0;
  const stars = Math.min(starsBefore, starsAfter);
  const inside = text.slice(from, to);
  if (stars === 3 || stars === signs) {
    return { from: from - signs, to: to + signs, by: inside, selected: { from: 0, to: inside.length } };
  }
  // A mark does not reach over the end of a paragraph.
  const lines = (inside || words).split('\n');
  const by = lines.map((line) => (line.trim() === '' ? line : `${sign}${line}${sign}`)).join('\n');
  const isOne = lines.length === 1;
  return {
    from,
    to,
    by,
    selected: isOne ? { from: signs, to: by.length - signs } : { from: 0, to: by.length },
  };
}

function begun(text: string, { from, to }: Selection, sign: string): Replacement {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const said = lines.filter((line) => line.trim() !== '');
  const isMarked = said.length > 0 && said.every((line) => line.startsWith(sign));
  const withSign = (line: string) => (line.trim() === '' && lines.length > 1 ? line : sign + line);
  const by = lines.map((line) => (isMarked ? line.replace(sign, '') : withSign(line))).join('\n');
  const isCaret = from === to;
  return { from: start, to: end, by, selected: { from: isCaret ? by.length : 0, to: by.length } };
}

function linked(text: string, selection: Selection, words: string): Replacement {
  const { from, to } = withoutBlanks(text, selection);
  const inside = text.slice(from, to);
  const isAddress = /^(?:https?:\/\/|mailto:|tel:|\/)\S+$/i.test(inside);
  const [name, address] = isAddress ? [words, inside] : [inside || words, NEW_ADDRESS];
  const by = `[${name}](${address})`;
  const typedNext = isAddress || inside === '' ? 1 : by.length - address.length - 1;
  return {
    from,
    to,
    by,
    selected: { from: typedNext, to: typedNext + (typedNext === 1 ? name : address).length },
  };
}

function withoutBlanks(text: string, { from, to }: Selection): Selection {
  const inside = text.slice(from, to);
  if (inside.trim() === '') return { from, to: from };
  return {
    from: from + inside.length - inside.trimStart().length,
    to: to - inside.length + inside.trimEnd().length,
  };
}
