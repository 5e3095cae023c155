import { execFileSync } from 'node:child_process';
import type { Tree } from '@nx/devkit';

export const MIGRATIONS = 'apps/api/src/migrations';
const ENDING = '.migration.ts';
export const pathOf = (step: string) => `${MIGRATIONS}/${step}${ENDING}`;

/** Names of the steps of the schema, in the order of their days. */
export function stepsOf(tree: Tree): string[] {
  const files = tree.children(MIGRATIONS).filter((file) => /^\d{8}-/.test(file) && file.endsWith(ENDING));
  return files.map((file) => file.slice(0, -ENDING.length)).sort();
}

/** Today, but not before the last step there is. */
export function dayOfNext(tree: Tree): string {
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  return [today, stepsOf(tree).at(-1)?.slice(0, 8) ?? today].sort().at(-1) ?? today;
}

/** The text of a file as it is committed; empty where there is none. */
export function committed(tree: Tree, file: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree.root, encoding: 'utf8' });
  return git('ls-tree', '--name-only', 'HEAD', file) === '' ? '' : git('show', `HEAD:${file}`);
}
