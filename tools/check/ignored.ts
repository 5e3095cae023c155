import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What stays on the machine where it came to be. */
const local = [
  ...['.env', '.env.local', '.env.production', 'apps/api/.env', '.data/jwt-secret', 'npm-debug.log'],
  ...['node_modules/pg/index.js', 'apps/web/node_modules/pg/index.js', 'apps/api/dist/main.js'],
  ...['.nx/cache/one', '.cache/one', 'coverage/one', 'test-results/one', 'apps/e2e/playwright-report/one'],
];
/** What is tracked, and what the image is built from. */
const built = ['package.json', 'package-lock.json', '.npmrc', 'tsconfig.base.json', 'tools/build.ts'];
const sources = [...built, 'apps/api/src/main.ts', 'apps/web/vite.config.ts', 'libs/api/kernel/package.json'];

/** Asked of an empty repository, by the rules of this tree and no others that its user may have. */
function leftByGit(paths: readonly string[]): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-ignored-'));
  const env = { ...process.env, GIT_DIR: join(folder, '.git'), GIT_CONFIG_GLOBAL: devNull };
  const git = (args: readonly string[], input = ''): string => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env, input });
    if (status !== 0 && stderr !== '') throw new Error(stderr);
    return stdout;
  };
  try {
    git(['init', '--quiet', '--template=']);
    copyFileSync('.gitignore', join(folder, '.gitignore'));
    return new Set(git(['check-ignore', '--stdin', '-z'], paths.join('\0')).split('\0'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Docker's rules: a pattern starts at the root and holds below what it names, and the last that matches wins. */
function leftByDocker(paths: readonly string[]): Set<string> {
  const lines = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const patterns = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ leaves: !line.startsWith('!'), expression: toExpression(line.replace(/^!/, '')) }));
  return new Set(
    paths.filter((path) => patterns.findLast(({ expression }) => expression.test(path))?.leaves),
  );
}

function toExpression(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/?|[*?.]/g, (part) => {
    if (part.startsWith('**')) return '(?:.*/)?';
    return part === '*' ? '[^/]*' : part === '?' ? '[^/]' : '\\.';
  });
  return new RegExp(`^${source}(?:/|$)`);
}

function* problems(): Generator<string> {
  const git = leftByGit([...local, ...sources]);
  const docker = leftByDocker(['.git/config', ...local, ...sources]);
  for (const path of local) if (!git.has(path)) yield `.gitignore: lets in ${path}`;
  for (const path of ['.git/config', ...local]) if (!docker.has(path)) yield `.dockerignore: lets in ${path}`;
  for (const path of sources) {
    if (git.has(path)) yield `.gitignore: leaves out ${path}`;
    if (docker.has(path)) yield `.dockerignore: leaves out ${path}`;
  }
}

const found = [...problems()];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
console.log('Neither git nor an image takes secrets, data or results in.');
