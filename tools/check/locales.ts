import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readersOf } from './read-keys.ts';

const folder = 'apps/web/src/shared/i18n/locales';
const locales = ['fr', 'en'] as const;
const plural = /_(zero|one|two|few|many|other)$/;

interface Text {
  readonly empty: boolean;
  /** Written by the generator of kinds, for somebody who knows the language. */
  readonly unworded: boolean;
  /** A line may break before its punctuation, or inside its quotation marks: French keeps them together. */
  readonly breakable: boolean;
  /** What the text expects to be filled in: `{{names}}`, `$t(references)` and `<tags>`. */
  readonly holes: Set<string>;
}
type Texts = Map<string, Text>;

const isRead = readersOf('apps/web/src');

function collect(value: unknown, key: string, texts: Texts): Texts {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) collect(inner, key ? `${key}.${name}` : name, texts);
    return texts;
  }
  const text = typeof value === 'string' ? value : '';
  const base = key.replace(plural, '');
  const holes = texts.get(base)?.holes ?? new Set<string>();
  for (const [, name] of text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)) holes.add(`{{${name}}}`);
  for (const [hole] of text.matchAll(/\$t\([^)]*\)|<\/?[\w-]+\s*\/?>/g)) holes.add(hole);
  const so = texts.get(base);
  texts.set(base, {
    empty: (so?.empty ?? false) || text.trim() === '',
    unworded: (so?.unworded ?? false) || /[⟦⟧]/.test(text),
    breakable: (so?.breakable ?? false) || / [:;!?»]|« /.test(text),
    holes,
  });
  return texts;
}

function* compare(file: string, [first, second]: readonly [Texts, Texts]): Generator<string> {
  for (const [locale, texts, others] of [
    ['fr', first, second],
    ['en', second, first],
  ] as const) {
    const path = `${folder}/${locale}/${file}`;
    for (const key of others.keys()) if (!texts.has(key)) yield `${path}: "${key}" is missing`;
    for (const [key, { empty, unworded, breakable }] of texts) {
      if (breakable && locale === 'fr') yield `${path}: "${key}" has a plain space beside its punctuation`;
      if (unworded) yield `${path}: "${key}" waits for its words`;
      if (empty) yield `${path}: "${key}" is empty`;
      if (!isRead(key)) yield `${path}: "${key}" is read by nothing`;
    }
  }
  for (const [key, { holes }] of first) {
    const other = second.get(key)?.holes;
    if (other && holes.symmetricDifference(other).size > 0) {
      yield `${folder}/en/${file}: "${key}" fills in ${[...other].join(' ') || 'nothing'}, in French ${[...holes].join(' ') || 'nothing'}`;
    }
  }
}

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));

function* problems(): Generator<string> {
  const files = new Set(locales.flatMap((locale) => filesBelow(join(folder, locale))));
  for (const file of files) {
    if (file === 'project.json')
      yield `${folder}/fr/${file}: Nx takes a file of this name for a project of its own`;
    const absent = locales.filter((locale) => !existsSync(join(folder, locale, file)));
    for (const locale of absent) yield `${folder}/${locale}/${file}: the file is missing`;
    if (absent.length > 0) continue;
    const read = (locale: string): Texts =>
      collect(JSON.parse(readFileSync(join(folder, locale, file), 'utf8')), '', new Map());
    yield* compare(file, [read('fr'), read('en')]);
  }
}

const found = [...problems()];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
console.log('The French and the English texts have the same keys.');
