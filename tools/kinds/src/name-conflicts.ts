import type { Tree } from '@nx/devkit';
import type { FieldPlan } from './field-plan.ts';
import type { Names } from './names.ts';
import { pathOf, stepsOf } from './steps.ts';

const wordsIn = (text: string) => new Set(text.split(' '));

/** Words of SQL that name a table or column only between quotes (`pg_get_keywords`), and columns that PostgreSQL gives every table. */
const SQL = wordsIn(
  'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation ' +
    'column concurrently constraint create cross current_catalog current_date current_role current_schema ' +
    'current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch ' +
    'for foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral ' +
    'leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer ' +
    'overlaps placing primary references returning right select session_user similar some symmetric system_user ' +
    'table tablesample then to trailing true union unique user using variadic verbose when where window with ' +
    'cmax cmin ctid tableoid xmax xmin',
);
/** What each record has beside its fields, in answers, in its table or in its class. */
const STANDING = wordsIn(
  'id version hidden english_outdated files page_url search_text last_edit revise created_at updated_at edited_at edited_by',
);
/** What each list is asked for beside its filters. */
const ASKED = wordsIn('q limit cursor offset sort ids updated_since visibility text fields lang');
/** Longest name that PostgreSQL keeps whole. */
const LONGEST_NAME = 63;

/** @throws Error for fields with a name that is taken, or that the database would take for another word */
export function demandOwnNames(fields: readonly FieldPlan[]): void {
  const met = new Set<string>();
  for (const { name, property, columns, options } of fields) {
    const names = new Set([name, ...columns.map((column) => column.name)]);
    for (const one of names) {
      if (met.has(one)) throw new Error(`${one}: there are two of this name`);
      met.add(one);
      if (STANDING.has(one) || property in {}) throw new Error(`${one}: every record has that already`);
    }
    for (const column of columns)
      if (SQL.has(column.name)) throw new Error(`${column.name}: that is a word of SQL, not a column`);
    if (options && ASKED.has(name)) throw new Error(`${name}: every list is asked for that already`);
  }
}

/** The files and folders that are a kind's own. */
export function ownPlaces({ url, record }: Names): string[] {
  const admin = 'apps/web/src/pages/admin';
  return [
    descriptionOf(url),
    ...[`apps/api/src/commands/demonstration-${url}.ts`, `apps/e2e/${url}.ts`],
    ...[`libs/api/${url}`, `${admin}/${url}`, `${admin}/${record}`],
  ];
}

export const descriptionOf = (url: string) => `libs/vocabulary/src/kinds/${url}.ts`;

/** @throws Error where the product has something of this name already */
export function demandFree(tree: Tree, names: Names, fields: readonly FieldPlan[]): void {
  const { record, url, table, words, Record: one } = names;
  const refused = (why: string) => new Error(`There can be no ${words}: ${why}`);
  if (record === url) throw refused('one is called like many; --plural says what many are called');
  const place = ownPlaces(names).find((path) => tree.exists(path));
  if (place !== undefined) throw refused(`${place} is there already`);
  if (SQL.has(table)) throw refused(`${table} is a word of SQL, not a table`);
  if (hasTable(tree, table)) throw refused(`there is a table ${table}`);
  const { paths, components } = JSON.parse(tree.read('apps/api/openapi.json', 'utf8') ?? '') as {
    paths: object;
    components: { schemas: object };
  };
  const route = Object.keys(paths).find((path) => `${path}/`.startsWith(`/api/v1/${url}/`));
  if (route !== undefined) throw refused(`the API answers ${route}`);
  if (one in components.schemas) throw refused(`the API has a ${one}`);
  const long = fields
    .flatMap(({ columns }) => columns)
    .find(({ name }) => indexOf(table, name) > LONGEST_NAME);
  if (long !== undefined) throw refused(`${table} and ${long.name} are too long for the name of an index`);
}

const indexOf = (table: string, column: string): number => `${table}_by_${column}`.length;

/** Whether the steps of the schema leave a table of this name: one that is made can be forgotten, and made again. */
function hasTable(tree: Tree, table: string): boolean {
  const steps = stepsOf(tree).map((one) => tree.read(pathOf(one), 'utf8') ?? '');
  const count = (pattern: RegExp) => steps.reduce((sum, step) => sum + (step.match(pattern)?.length ?? 0), 0);
  const made = count(new RegExp(`^create table ${table} \\(`, 'gm'));
  return made > count(new RegExp(`^call forget_content\\('${table}'\\)`, 'gm'));
}
