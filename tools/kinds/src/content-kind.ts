import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import type { FieldPlan } from './field-plan.ts';
import { readFields } from './fields.ts';
import { manifestsOf, migrationRow } from './manifests.ts';
import { namesOf, type Names } from './names.ts';
import { putIn, takeFrom } from './places.ts';
import { rowsOfScreens, screensOf } from './screens.ts';
import { putShown, takeShown } from './shown.ts';
import { committed, MIGRATIONS, nextStep, ownStep, pathOf } from './steps.ts';
import { tableSql } from './table.ts';
import { demandFree, descriptionOf, ownPlaces } from './name-conflicts.ts';
import { putTexts, takeTexts } from './texts.ts';

interface Options {
  readonly name: string;
  readonly fields: string;
  readonly plural?: string;
  readonly shownOn?: string;
  readonly remove: boolean;
}

const TEMPLATES = join(import.meta.dirname, '../files');
const ADMIN = 'apps/web/src/pages/admin';
const KINDS = 'libs/vocabulary/src/kinds';
const BUCKETS = 'libs/vocabulary/src/buckets.ts';
/** Who writes a kind words its row there. */
const DATA_MAP = 'docs/data-map.md';

/** Writes a kind of content with all its layers, or takes one away. Answers what is to be done once it is written. */
export async function contentKind(
  tree: Tree,
  { name, fields, plural, shownOn, remove }: Options,
): Promise<() => void> {
  const names = namesOf(name, plural);
  if (remove) takeAway(tree, names);
  else write(tree, names, readFields(fields, name), shownOn);
  workspacePackage(tree, names, remove);
  await formatFiles(tree);
  return () => {
    linkPackage(tree.root, names, remove);
    execFileSync('npm', ['run', 'generate', '--silent'], { cwd: tree.root, stdio: 'inherit' });
  };
}

function write(tree: Tree, names: Names, fields: readonly FieldPlan[], shownOn?: string): void {
  const { url, Kind } = names;
  demandFree(tree, names, fields);
  const step = nextStep(tree, url);
  const wired = (chosen: readonly FieldPlan[]) =>
    chosen.flatMap(({ columns }) => columns.map((column) => column.name));
  const first = fields[0];
  const words = {
    ...names,
    fields,
    makers: [...new Set(fields.map(({ maker }) => maker))].sort().join(', '),
    search: fields.filter(({ searched }) => searched).map((field) => field.name),
    sorts: wired(fields.filter(({ sorted }) => sorted !== undefined)),
    filters: fields.filter(({ options }) => options).map((field) => field.name),
    quoted: (list: readonly string[]) => list.map((one) => `'${one}'`).join(', '),
    revised: fields.some(({ options }) => options),
    file: fields.find(({ type }) => type === 'file'),
    first,
    another: 'Another'.slice(0, first?.max),
    step,
    Step: Kind,
    sql: tableSql(names, fields),
    ...screensOf(fields),
  };
  for (const [templates, folder] of [
    ['api', `libs/api/${url}`],
    ['vocabulary', KINDS],
    ['demonstration', 'apps/api/src/commands'],
    ['migration', MIGRATIONS],
    ['e2e', 'apps/e2e'],
    ['admin', ADMIN],
  ] as const) {
    generateFiles(tree, join(TEMPLATES, templates), folder, words);
  }
  const standing = tree.read(BUCKETS, 'utf8') ?? '';
  const buckets = fields
    .flatMap(({ bucket }) => bucket ?? [])
    .filter(({ name }) => bucketIn(standing, name) === undefined);
  for (const place of [...manifestsOf(names, buckets), ...rowsOfScreens(names, fields)]) putIn(tree, place);
  putTexts(tree, names, fields);
  if (shownOn !== undefined) putShown(tree, names, fields, shownOn);
  putIn(tree, migrationRow(step));
}

function takeAway(tree: Tree, names: Names): void {
  const { url, Kind, CONST, table } = names;
  const description = descriptionOf(url);
  const own = tree.read(description, 'utf8');
  if (own === null) throw new Error(`There are no ${names.words}: ${description} is not there`);
  for (const place of [...manifestsOf(names, newBuckets(tree, own)), ...rowsOfScreens(names, [])]) {
    takeFrom(tree, place);
  }
  takeShown(tree, names);
  takeTexts(tree, names, labelsOnlyIn(tree, own));
  for (const path of ownPlaces(names)) tree.delete(path);
  const map = tree.read(DATA_MAP, 'utf8');
  if (map !== null) tree.write(DATA_MAP, map.replace(new RegExp(`^\\| \`${table}\` .*\\n`, 'm'), ''));
  const step = ownStep(tree, url);
  if (step !== undefined) {
    takeFrom(tree, migrationRow(step));
    tree.delete(pathOf(step));
    return;
  }
  // A step that others may have run stays: what follows is a new one.
  const words = { CONST, step: nextStep(tree, `no-${url}`), Step: `No${Kind}` };
  generateFiles(tree, join(TEMPLATES, 'migration'), MIGRATIONS, {
    ...words,
    sql: `call forget_content('${table}');`,
  });
  putIn(tree, migrationRow(words.step));
}

/** The buckets of its description that nobody has met: in one that is committed may be files, which are swept and copied. */
function newBuckets(tree: Tree, description: string) {
  const [standing, released] = [tree.read(BUCKETS, 'utf8') ?? '', committed(tree, BUCKETS)];
  return [...description.matchAll(/file\(\s*'([a-z-]+)'/g)].flatMap(([, name = '']) =>
    bucketIn(released, name) === undefined ? (bucketIn(standing, name) ?? []) : [],
  );
}

/** A bucket, as the text of the buckets has it. */
function bucketIn(buckets: string, name: string): FieldPlan['bucket'] {
  const [, holds] = new RegExp(`^ {2}'?${name}'?: '(image|pdf)',$`, 'm').exec(buckets) ?? [];
  return holds === undefined ? undefined : { name, holds: holds as 'image' | 'pdf' };
}

/** Names on the wire of what this kind alone describes; the facts of the firm have labels beside them. */
function labelsOnlyIn(tree: Tree, own: string): string[] {
  const named = (text: string) =>
    [...text.matchAll(/^ {4}(\w+): (\w+)\(/gm)].flatMap(([, name = '', maker]) =>
      maker === 'pair' ? [`${name}_fr`, `${name}_en`] : [name],
    );
  const paths = [...tree.children(KINDS).map((file) => `${KINDS}/${file}`), 'libs/vocabulary/src/firm.ts'];
  const others = paths.map((path) => tree.read(path, 'utf8') ?? '').filter((text) => text !== own);
  const held = new Set(
    others.flatMap((text) => [
      ...named(text),
      ...[...text.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name),
    ]),
  );
  return named(own).filter((name) => !held.has(name));
}

/** The lock names every package of the workspace; what npm would write is known, so nothing has to be fetched. */
function workspacePackage(tree: Tree, { url }: Names, remove: boolean): void {
  const [folder, name] = [`libs/api/${url}`, `@site/api-${url}`];
  const lock = JSON.parse(tree.read('package-lock.json', 'utf8') ?? '') as {
    packages: Record<string, object>;
  };
  const { [folder]: _folder, [`node_modules/${name}`]: _link, ...packages } = lock.packages;
  const added = { [folder]: { name }, [`node_modules/${name}`]: { resolved: folder, link: true } };
  const entries = Object.entries(remove ? packages : { ...packages, ...added });
  // In the order in which npm writes them.
  entries.sort(([one], [other]) => one.localeCompare(other, 'en'));
  tree.write(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: Object.fromEntries(entries) }, null, 2)}\n`,
  );
}

function linkPackage(root: string, { url }: Names, remove: boolean): void {
  const link = join(root, `node_modules/@site/api-${url}`);
  if (remove) rmSync(link, { force: true });
  else if (!existsSync(link)) symlinkSync(`../../libs/api/${url}`, link);
}
