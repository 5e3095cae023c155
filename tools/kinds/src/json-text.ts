/**
 * Puts an entry at the end of an object of a JSON text, whose other lines stay as they are.
 * @param path names of the objects around it
 * @throws Error where it has one of this name
 */
export function putEntry(text: string, path: readonly string[], name: string, value: unknown): string {
  const { entries, end } = objectAt(text, path);
  if (entries.some((one) => one.name === name))
    throw new Error(`The texts have ${[...path, name].join('.')} already`);
  const before = text.slice(0, end).trimEnd();
  const indent = '  '.repeat(path.length + 1);
  const written = JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
  const comma = before.endsWith('{') ? '' : ',';
  return `${before}${comma}\n${indent}${JSON.stringify(name)}: ${written}${text.slice(before.length)}`;
}

/** Takes an entry away, if it is there. */
export function takeEntry(text: string, path: readonly string[], name: string): string {
  const entry = objectAt(text, path).entries.find((one) => one.name === name);
  if (entry === undefined) return text;
  const before = text.slice(0, entry.start).trimEnd();
  const after = text.slice(entry.end);
  return before.endsWith(',') ? before.slice(0, -1) + after : before + after.replace(/^,/, '');
}

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly valueStart: number;
  readonly end: number;
}

function objectAt(
  text: string,
  path: readonly string[],
): { readonly entries: Entry[]; readonly end: number } {
  let at = text.indexOf('{');
  for (const name of path) {
    const entry = entriesFrom(text, at).entries.find((one) => one.name === name);
    if (entry === undefined) throw new Error(`The texts have no ${path.join('.')}`);
    at = entry.valueStart;
  }
  return entriesFrom(text, at);
}

const STRING = /"(?:[^"\\]|\\.)*"/y;

/** The entries of the object that begins at this place, and the place of its closing brace. */
function entriesFrom(text: string, start: number): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let [depth, at, name, from, value] = [0, start, '', 0, 0];
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') {
      STRING.lastIndex = at;
      const [string = ''] = STRING.exec(text) ?? [];
      if (depth === 1 && value === 0) [name, from] = [JSON.parse(string) as string, at];
      at += string.length - 1;
    } else if (sign === ':' && depth === 1 && value === 0) {
      value = at + 1 + (/\S/.exec(text.slice(at + 1))?.index ?? 0);
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']' || sign === ',') {
      if (depth === 1 && value > 0) {
        const end = text.slice(0, at).trimEnd().length;
        entries.push({ name, start: from, valueStart: value, end });
        value = 0;
      }
      if (sign !== ',') depth -= 1;
      if (depth === 0) return { entries, end: at };
    }
  }
  throw new Error('The texts are no JSON object');
}
