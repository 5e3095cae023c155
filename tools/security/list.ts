import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Content;
}

export interface Row {
  readonly id: string;
  /** Nothing is released while it fails. */
  readonly star: boolean;
  readonly expected: string;
}

/** Every row that there has to be. */
export const rows: readonly Row[] = Object.entries(read<Record<string, string>>('rows.json')).map(
  ([name, expected]) => ({ id: name.split(' ')[0] ?? '', star: name.endsWith('★'), expected }),
);

/** A test elsewhere that proves a row: what takes a browser, or is proven there in full. */
export interface Held {
  readonly file: string;
  readonly title: string;
}
export const heldElsewhere = new Map(
  Object.entries(read<Record<string, readonly [string, string]>>('held-by.json')).map(
    ([id, [file, title]]) => [id, { file, title }] as const,
  ),
);

/** Whether the file still has a test of that title. */
export function isThere({ file, title }: Held): boolean {
  try {
    return readFileSync(join(root, file), 'utf8').includes(title);
  } catch {
    return false;
  }
}

/** `C-15` is also `C-15b`: two rules of one number. */
export function chosen(asked: readonly string[]): readonly Row[] {
  if (asked.length === 0) return rows;
  const unknown = asked.filter((name) => !rows.some((row) => isAsked(row, name)));
  if (unknown.length > 0)
    throw new Error(`There is no row ${unknown.join(', ')}: see tools/security/rows.json`);
  return rows.filter((row) => asked.some((name) => isAsked(row, name)));
}
const isAsked = ({ id }: Row, name: string): boolean => id === name || id === `${name}b`;
