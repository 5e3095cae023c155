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

/** Of several of one day, all but the first have a number. */
const unnumbered = (step: string) => step.replace(/-\d+$/, '');

/** The name of a step to come: of today, but not before the last one there is. */
export function nextStep(tree: Tree, name: string): string {
  const steps = stepsOf(tree);
  const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
  const day = [today, steps.at(-1)?.slice(0, 8) ?? today].sort().at(-1) ?? today;
  const first = `${day}-${name}`;
  const there = steps.filter((step) => unnumbered(step) === first).length;
  return there === 0 ? first : `${first}-${there + 1}`;
}

/** The step of this name that nobody else can have run. */
export function ownStep(tree: Tree, name: string): string | undefined {
  const named = stepsOf(tree).filter((step) => unnumbered(step).replace(/^\d{8}-/, '') === name);
  return named.find((step) => committed(tree, pathOf(step)) === '');
}

/** The text of a file as it is committed; empty where there is none. */
export function committed(tree: Tree, file: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: tree.root, encoding: 'utf8' });
  return git('ls-tree', '--name-only', 'HEAD', file) === '' ? '' : git('show', `HEAD:${file}`);
}
