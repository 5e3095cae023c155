import type { Tree } from '@nx/devkit';

/** A text that a kind has in a file of others, and before what it stands. */
export interface Place {
  readonly file: string;
  readonly text: string;
  readonly before: string;
}

export function putIn(tree: Tree, { file, text, before }: Place): void {
  const whole = read(tree, file);
  const at = [...whole.matchAll(anchorOf(before, text))].at(-1)?.index;
  if (at === undefined)
    throw new Error(`${file}: there is no ${JSON.stringify(before)} before which to put the new kind`);
  tree.write(file, whole.slice(0, at) + text + whole.slice(at));
}

export function takeFrom(tree: Tree, { file, text }: Place): void {
  const whole = read(tree, file);
  const found = patternOf(text).exec(whole);
  if (found === null) throw new Error(`${file}: what the kind has there is not to be found:\n${text}`);
  tree.write(file, whole.slice(0, found.index) + whole.slice(found.index + found[0].length));
}

/** What a text stands before, however the formatter has broken it: it may have put a comma there. */
function anchorOf(before: string, text: string): RegExp {
  const start = text.startsWith(',') ? ',?\\s*' : before.startsWith('\n') ? '\\n' : '';
  return new RegExp(`${start}${looselyIn(before)}(?![\\w$])`, 'g');
}

/** Its words and signs, with any breaks and commas between. */
function looselyIn(text: string): string {
  const words = text.match(/[\w$]+|[^\s\w,]/g) ?? [];
  return words.map(RegExp.escape).join('[\\s,]*');
}

/** The text, however the formatter has broken it; of a row only its name, for the rest may have been edited. */
function patternOf(text: string): RegExp {
  const [, head] = /^( +\w+: \{)/.exec(text) ?? [];
  if (head !== undefined) {
    const indent = / */.exec(head)?.[0];
    return new RegExp(`^${RegExp.escape(head)}(?:.*\\},\\n|\\n[^]*?\\n${indent}\\},\\n)`, 'm');
  }
  // No part of a longer name.
  const start = text.startsWith(',') ? ',\\s*' : '(?<![\\w$])';
  const end = text.endsWith('\n') ? ',?\\n' : '(?![\\w$])';
  return new RegExp(start + looselyIn(text) + end);
}

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there`);
  return text;
}
