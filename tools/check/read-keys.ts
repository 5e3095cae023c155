import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STRING = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;
const HOLE = /\$\{[^}]*\}/;
const NAMESPACE = /^\w+:/;
/** What only its caller knows: a part of a list, another wording of the same, a number of things. */
const VARIANT = /(?:\.\d+|_unknown|_(?:zero|one|two|few|many|other))+$/;

/** Tells of a key whether some source below the folder reads it, by its name, by a pattern, or put together from two names. */
export function readersOf(folder: string): (key: string) => boolean {
  const below = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const read = (named: (name: string) => boolean): string[] =>
    below.filter(named).map((name) => readFileSync(join(folder, name), 'utf8'));
  const sources = read((name) => /\.tsx?$/.test(name) && !/\.spec\.|testing/.test(name));
  const texts = read((name) => name.endsWith('.json'));
  const quoted = texts.flatMap((text) => [...text.matchAll(/\$t\(([\w:.]+)/g)].map(([, key = '']) => key));
  const all = (pattern: RegExp): string[] =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, one, two]) => one ?? two ?? ''));
  // A manifest of kinds names them by its keys.
  const kinds = read((name) => /\bkinds\.ts$/.test(name)).flatMap((text) => [
    ...text.matchAll(/^ {2}(\w+): \{/gm),
  ]);
  const named = kinds.map(([, name = '']) => name);
  const words = new Set([...all(STRING), ...quoted, ...named].map((word) => word.replace(NAMESPACE, '')));
  // Handed to something: as an argument, a property or an attribute.
  const handed = all(/(?<=\(|\w:|=)([^()\n;]*)/g).flatMap((text) => [...text.matchAll(STRING)]);
  const asked = new Set(handed.map(([, one, two]) => one ?? two ?? ''));
  // A list within a line, such as the parts of the texts that a screen loads, names no beginnings of keys.
  const beginnings = new Set([...all(/(?<=[=:?(\n]\s*)(?:'([\w.]+)'|"([\w.]+)")/g), ...named]);
  const patterns = [...all(TEMPLATE).map((text) => text.replace(NAMESPACE, ''))]
    .filter((text) => HOLE.test(text) && !text.includes('\n') && /\w{2}/.test(text.split(HOLE).join('')))
    .map((text) => new RegExp(`^${text.split(HOLE).map(RegExp.escape).join('(.+)')}$`));
  patterns.push(...all(/useKnownWord\('\w+', '(\w+)'\)/g).map((name) => new RegExp(`^${name}\\.`)));
  const fits = (pattern: RegExp, key: string): boolean => {
    const [whole, first] = pattern.exec(key) ?? [];
    // What a pattern leaves open at its start is a name that is written somewhere.
    return whole !== undefined && (first === undefined || !key.startsWith(first) || words.has(first));
  };
  const direct = (key: string): boolean => words.has(key) || patterns.some((pattern) => fits(pattern, key));
  const joined = (key: string): boolean =>
    [...key.matchAll(/\./g)].some(
      ({ index }) => beginnings.has(key.slice(0, index)) && asked.has(key.slice(index + 1)),
    );
  return (key) => [key, key.replace(VARIANT, '')].some((name) => direct(name) || joined(name));
}
