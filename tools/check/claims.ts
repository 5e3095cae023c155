import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';

const unread = /(^|\/)(package-lock\.json|.*\.(png|jpe?g|webp|avif|gif|ico|woff2?|pdf|br|gz))$/;
/** Folders in which people and build machines keep their checkouts. */
const workplace = /(?<![\w.~/-])\/(home|Users|work|workspace|workspaces|builds)\/[\w.-]+/;

function files(): string[] {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (listed.status === 0) return listed.stdout.split('\0').filter(Boolean);
  const skipped = new Set(['node_modules', 'dist', '.git', '.nx', '.data', '.cache']);
  return globSync('**/*', { exclude: (name) => skipped.has(name) });
}

function* problems(): Generator<string> {
  const here = process.cwd();
  for (const path of files()) {
    if (unread.test(path) || !statSync(path, { throwIfNoEntry: false })?.isFile()) continue;
    const lines = readFileSync(path, 'utf8').split('\n');
    for (const [index, line] of lines.entries()) {
      if (line.includes(`${here}/`) || workplace.test(line))
        yield `${path}:${index + 1}: names a folder of one machine`;
    }
  }
}

/** The plan of the house names each module, and each room of the platform; kinds of content are named by their manifests. */
function* unnamed(): Generator<string> {
  const plan = readFileSync('docs/architecture.md', 'utf8');
  for (const path of globSync(['libs/api/*/package.json', 'libs/api/platform/src/*/index.ts'])) {
    const name = basename(dirname(path));
    const isKind = existsSync(`libs/vocabulary/src/kinds/${name}.ts`);
    if (!isKind && !plan.includes(` ${name}/`)) yield `docs/architecture.md: names no ${name}/`;
  }
}

const found = [...problems(), ...unnamed()];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
console.log(
  'No file names a folder of the machine it was written on, and the plan of the house names every module.',
);
