import { join } from 'node:path';
import { generateFiles, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import type { FieldPlan } from './field-plan.ts';
import { putEntry, takeEntry } from './json-text.ts';
import type { Names } from './names.ts';
import { putIn, takeFrom, type Place } from './places.ts';
import { fileOf, toTranslate } from './texts.ts';

const TEMPLATES = join(import.meta.dirname, '../files/shown');
const WEB = 'apps/web/src';
const HOME = 'home';
const LANGUAGES = ['fr', 'en'];
const PREVIEW = `${WEB}/app/preview.ts`;
const folderOf = (page: string): string => `${WEB}/pages/${page}`;

/** Where the preview learns on which page visitors see a kind. */
const rowOfPreview = ({ table }: Names, page: string): Place => ({
  file: PREVIEW,
  text: `  ${table}: { list: '/${page === HOME ? '' : page}' },\n`,
  before: '} satisfies Partial<Record<ContentKind, Shown>>;',
});

const filesOf = ({ url, record }: Names, page: string): string[] =>
  [
    ...[`api/published-${url}.ts`, `api/${record}-reader.ts`, `model/${record}.ts`],
    ...[`ui/${url}.tsx`, `ui/${url}.module.css`],
  ].map((file) => `${folderOf(page)}/${file}`);

/** Writes the block that shows visitors the newest records, with its heading among the texts of its page. Where it stands there, is said by hand. */
export function putShown(tree: Tree, names: Names, fields: readonly FieldPlan[], page: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(page) || !tree.exists(`${folderOf(page)}/${page}.page.ts`))
    throw new Error(`${page}: --shown-on names a folder of ${WEB}/pages with a page`);
  const taken = filesOf(names, page).find((file) => tree.exists(file));
  if (taken !== undefined) throw new Error(`${taken} is there already`);
  const [first, ...others] = fields;
  const isFormatted = ({ type, source }: FieldPlan) => type === 'prose' || source.startsWith("pair('prose'");
  const line = others.find((one) => (one.type === 'text' || one.type === 'pair') && !isFormatted(one));
  const story = others.find(isFormatted);
  const picture = others.find(({ bucket }) => bucket?.holds === 'image');
  generateFiles(tree, TEMPLATES, folderOf(page), {
    ...names,
    ...{ first, line, story, picture },
    shownNames: [first, line, story, picture].flatMap((field) => field?.name ?? []),
    saidIf: ({ name, maker }: FieldPlan, element: string) =>
      maker.startsWith('optional') ? `{one.${name} && ${element}}` : element,
  });
  putIn(tree, rowOfPreview(names, page));
  for (const locale of LANGUAGES) {
    const file = fileOf(locale, page);
    const heading = locale === 'fr' ? toTranslate(names.Words) : names.Words;
    tree.write(file, putEntry(tree.read(file, 'utf8') ?? '', [], names.table, heading));
  }
}

/** @throws Error where the page has lines of it: how it looks without, is said by hand, too */
export function takeShown(tree: Tree, names: Names): void {
  const row = new RegExp(`^  ${names.table}: \\{ list: '/([a-z-]*)'`, 'm');
  const [, path] = row.exec(tree.read(PREVIEW, 'utf8') ?? '') ?? [];
  if (path === undefined) return;
  const page = path || HOME;
  for (const file of filesOf(names, page)) tree.delete(file);
  const imported = new RegExp(`/(?:published-)?${names.url}'|/${names.record}'`);
  visitNotIgnoredFiles(tree, folderOf(page), (file) => {
    if (imported.test(tree.read(file, 'utf8') ?? ''))
      throw new Error(`${file} shows ${names.words}: take its lines away first`);
  });
  takeFrom(tree, rowOfPreview(names, page));
  for (const locale of LANGUAGES) {
    const file = fileOf(locale, page);
    tree.write(file, takeEntry(tree.read(file, 'utf8') ?? '', [], names.table));
  }
}
