import type { Tree } from '@nx/devkit';

/** A text that a kind has in a file of others, and before what it stands. */
export interface Place {
  readonly file: string;
  readonly text: string;
  readonly before: string;
}

export function putIn(tree: Tree, { file, text, before }: Place): void {
  const whole = read(tree, file);
  const at = whole.lastIndexOf(before);
  if (at < 0)
    throw new Error(`${file}: there is no ${JSON.stringify(before)} before which to put the new kind`);
  tree.write(file, whole.slice(0, at) + text + whole.slice(at));
}

export function takeFrom(tree: Tree, { file, text }: Place): void {
  const whole = read(tree, file);
  const [found] = patternOf(text).exec(whole) ?? [];
  if (found === undefined) throw new Error(`${file}: what the kind has there is not to be found:\n${text}`);
  tree.write(
    file,
    whole.replace(found, () => ''),
  );
}

/** The text, however the formatter has broken it; of a row only its name, for the rest may have been edited. */
function patternOf(text: string): RegExp {
  const [, head] = /^( +\w+: \{)/.exec(text) ?? [];
  if (head !== undefined) {
    const indent = / */.exec(head)?.[0];
    return new RegExp(`^${RegExp.escape(head)}(?:.*\\},\\n|\\n[^]*?\\n${indent}\\},\\n)`, 'm');
  }
  const words = text.match(/[\w$]+|[^\s\w,]/g) ?? [];
  const start = text.startsWith(',') ? ',\\s*' : '';
  const end = text.endsWith('\n') ? ',?\\n' : '';
  return new RegExp(start + words.map(RegExp.escape).join('[\\s,]*') + end);
}

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is not there`);
  return text;
}
