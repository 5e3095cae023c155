import { diffArrays } from 'diff';

/** A part of a text that both have, or that the other has not. */
export interface Piece {
  readonly text: string;
  readonly changed: boolean;
}

/** A word or a sign, with the space before it, so that a space alone holds nothing together. */
const WORD = /\s*(?:[\p{L}\p{M}\p{N}]+|\S)|\s+/gu;

/** Milliseconds after which two long texts that have nothing in common are told apart as a whole. */
const PATIENCE = 200;

/** Both texts in pieces: what went from the older one, and what the newer one says instead. */
export function describeChanges(
  older: string,
  newer: string,
): { readonly older: readonly Piece[]; readonly newer: readonly Piece[] } {
  const [before, after] = [older.match(WORD) ?? [], newer.match(WORD) ?? []];
  const changes = diffArrays(before, after, { timeout: PATIENCE }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const pieces = (without: 'added' | 'removed') =>
    changes.flatMap((part) =>
      part[without] ? [] : [{ text: part.value.join(''), changed: part.added || part.removed }],
    );
  return { older: pieces('added'), newer: pieces('removed') };
}
