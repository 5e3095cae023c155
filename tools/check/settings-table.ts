import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = join(import.meta.dirname, '../../README.md');

/** The names in the table of README § Settings. */
export function documentedSettings(): Set<string> {
  const [, section = ''] = readFileSync(readme, 'utf8').split(/^## Settings$/m);
  const cells = [...section.matchAll(/^\| (`[^|]*`) \|/gm)].map(([, cell = '']) => cell);
  return new Set(
    cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name)),
  );
}
