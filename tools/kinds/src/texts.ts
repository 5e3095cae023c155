import type { Tree } from '@nx/devkit';
import type { FieldPlan } from './field-plan.ts';
import { putEntry, takeEntry } from './json-text.ts';
import { raised, type Names } from './names.ts';

const LOCALES = 'apps/web/src/shared/i18n/locales';
/** Every screen names a kind; what its own screens say comes with them. */
const [EVERYWHERE, OWN] = ['admin', 'admin/contents'];
/** Labels of the firm's facts: those of a record's fields may be among them. */
const FACTS = 'admin/fields';
export const fileOf = (locale: string, file: string): string => `${LOCALES}/${locale}/${file}.json`;
const fileOfEntry = ([first]: readonly string[]) =>
  first === 'dashboard' || first === 'kinds' ? EVERYWHERE : OWN;

/** What French has to say still: `texts` refuses the brackets. */
export const toTranslate = (value: unknown): unknown => {
  if (typeof value === 'string') return `⟦${value}⟧`;
  return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, toTranslate(one)]));
};

type Entries = readonly (readonly [path: readonly string[], name: string, value: unknown])[];

/** The words of the administration for a kind, in English. */
function entriesOf({ table, key, word, words, Word, Words }: Names, fields: readonly FieldPlan[]): Entries {
  const filters = fields.filter(({ options }) => options);
  const list = {
    title: Words,
    create: `New ${word}`,
    heading: `${Words} ({{count}})`,
    headingLoading: Words,
    search: `Search ${words}`,
    empty: `No ${words} yet.`,
    noMatch: `No ${word} matches this search.`,
    loadFailed: `The ${words} could not be loaded.`,
    removed: `${Word} deleted successfully`,
  };
  const named = filters.find(({ name }) => name in list);
  if (named !== undefined) throw new Error(`${named.name}: the texts of every list have that name already`);
  const worded = filters.map(({ name, options = [] }) => [
    name,
    {
      all: `${labelOf(name)}: all`,
      ...Object.fromEntries(options.map((value) => [value, wordOf(value)])),
    },
  ]);
  return [
    [['kinds'], table, Words],
    [['dashboard', 'new'], table, `New ${word}`],
    [[], table, { ...list, ...Object.fromEntries(worded) }],
    [
      [],
      `${key}Form`,
      {
        create: `New ${word}`,
        edit: `Edit the ${word}`,
        created: `${Word} created successfully`,
        revised: `${Word} updated successfully`,
        unknown: `${Word} not found`,
        unknownText: `This ${word} does not exist or has been deleted.`,
        loadFailed: `This ${word} could not be loaded.`,
      },
    ],
  ];
}

/** How a value reads in English. */
export const wordOf = (value: string): string =>
  ({ true: 'Yes', false: 'No' })[value] ?? raised(value.replaceAll('_', ' '));

const labelOf = (name: string): string => {
  const [, bare = name, locale] = /^(.*?)_(fr|en)$/.exec(name) ?? [];
  const word = raised(bare.replace(/_url$/, '').replaceAll('_', ' '));
  return locale === undefined ? word : `${word} (${locale.toUpperCase()})`;
};

export function putTexts(tree: Tree, names: Names, fields: readonly FieldPlan[]): void {
  for (const locale of ['fr', 'en']) {
    const labelled = [OWN, FACTS].flatMap((file) => {
      const written = tree.read(fileOf(locale, file), 'utf8') ?? '';
      return Object.keys((JSON.parse(written) as { fields: object }).fields);
    });
    const labels = fields.flatMap(({ columns }) => columns.map(({ name }) => name));
    const entries: Entries = [
      ...entriesOf(names, fields),
      ...labels
        .filter((name) => !labelled.includes(name))
        .map((name) => [['fields'], name, labelOf(name)] as const),
    ];
    for (const [path, name, value] of entries) {
      const file = fileOf(locale, fileOfEntry(path));
      const said = locale === 'fr' ? toTranslate(value) : value;
      tree.write(file, putEntry(tree.read(file, 'utf8') ?? '', path, name, said));
    }
  }
}

/** @param labels of the fields that no other kind has */
export function takeTexts(tree: Tree, names: Names, labels: readonly string[]): void {
  const places = [...entriesOf(names, []), ...labels.map((name) => [['fields'], name] as const)];
  for (const locale of ['fr', 'en']) {
    for (const [path, name] of places) {
      const file = fileOf(locale, fileOfEntry(path));
      tree.write(file, takeEntry(tree.read(file, 'utf8') ?? '', path, name));
    }
  }
}
