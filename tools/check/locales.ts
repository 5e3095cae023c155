import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { usedKeys } from './used-keys.ts';
import { readersOf } from './read-keys.ts';

const folder = 'apps/web/src/shared/i18n/locales';
const locales = ['fr', 'en'] as const;
const plural = /_(zero|one|two|few|many|other)$/;
const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const units = `%|[KMG]o|FCFA|ans?|mois|jours?|heures?|pixels|mégapixels|${months}`;
/** A line may break before its punctuation, inside its quotation marks or behind a number: French keeps them together. */
const breakable = new RegExp(` [:;!?»]|« |[\\d}] (?:${units})(?!\\p{L})`, 'u');

interface Text {
  readonly empty: boolean;
  /** Written by the generator of kinds, for somebody who knows the language. */
  readonly unworded: boolean;
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
    breakable: (so?.breakable ?? false) || breakable.test(text),
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
      if (breakable && locale === 'fr')
        yield `${path}: "${key}" has a plain space beside its punctuation or its number`;
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

const filesBelow = (path: string, ending: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));

function* literals(node: ts.Node): Generator<readonly [ts.Node, string]> {
  if (ts.isStringLiteralLike(node)) yield [node, node.text];
  if (ts.isTemplateExpression(node)) {
    yield [
      node,
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('{}'),
    ];
  }
  const parts: ts.Node[] = [];
  ts.forEachChild(node, (part) => void parts.push(part));
  for (const part of parts) yield* literals(part);
}

/** What the API says and writes in letters; none of it is wrong in English. */
function* breakableWordings(): Generator<string> {
  for (const name of filesBelow('libs', 'wording.ts')) {
    const path = join('libs', name);
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
    for (const [node, text] of literals(source)) {
      if (!breakable.test(text)) continue;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      yield `${path}:${line + 1}: "${text}" has a plain space beside its punctuation or its number`;
    }
  }
}

function* problems(): Generator<string> {
  const files = new Set(locales.flatMap((locale) => filesBelow(join(folder, locale), '.json')));
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

/** What is asked for by name, and stands in no language: visitors would read its name. */
function* missing(): Generator<string> {
  const namespaces = new Map<string, Set<string>>();
  for (const file of filesBelow(join(folder, 'fr'), '.json')) {
    // The parts of a folder are read as one.
    const namespace = file.replace(/\/.*|\.json$/, '');
    const texts = collect(JSON.parse(readFileSync(join(folder, 'fr', file), 'utf8')), '', new Map());
    namespaces.set(namespace, (namespaces.get(namespace) ?? new Set()).union(new Set(texts.keys())));
  }
  for (const { path, line, key, namespaces: used } of usedKeys('apps/web/src')) {
    const keys = (used.length > 0 ? used : [...namespaces.keys()]).flatMap((one) => [
      ...(namespaces.get(one) ?? []),
    ]);
    if (!keys.some((one) => one === key || one.startsWith(`${key}.`)))
      yield `${path}:${line}: "${key}" stands nowhere`;
  }
}

const found = [...problems(), ...missing(), ...breakableWordings()];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
console.log('The French and the English texts have the same keys.');
