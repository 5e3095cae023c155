import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const NAMED = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi;
const digits = 36;

/**
 * Names of the classes of style modules in a build. A page carries each of them in its HTML, in its styles or in both: two
 * letters of a list weigh less than what a hash makes. Client and server read the same list from the sources.
 */
export function shortClassNames(root: string): (local: string, file: string) => string {
  let names: Map<string, string> | undefined;
  return (local, file) => {
    names ??= listed(root);
    const name = names.get(keyOf(relative(root, file.replace(/\?.*/, '')), local));
    if (name === undefined) throw new Error(`${file} has no class ${local}`);
    return name;
  };
}

function listed(root: string): Map<string, string> {
  const names = new Map<string, string>();
  const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => path.endsWith('.module.css')).sort()) {
    const path = join('src', file);
    for (const [, local = ''] of readFileSync(resolve(root, path), 'utf8').matchAll(NAMED)) {
      const key = keyOf(path, local);
      // No other class begins so; and no name of its own is one that blockers of advertisements hide.
      if (!names.has(key)) names.set(key, `_${names.size.toString(digits)}`);
    }
  }
  return names;
}

const keyOf = (path: string, local: string) => `${path} ${local}`;
