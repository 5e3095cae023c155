import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holderOf, isLock, reasonOf, StartError, takeLock } from './database/index.ts';

export const root = resolve(import.meta.dirname, '..');
export const apiMain = join(root, 'apps/api/dist/main.js');
const results = [
  apiMain,
  join(root, 'apps/api/dist/cli.js'),
  join(root, 'apps/web/dist/server/entry-server.js'),
];
const sources = ['apps/api', 'apps/web', 'libs', 'package-lock.json', 'tsconfig.base.json'];
const passedOver = new Set(['node_modules', 'dist', 'coverage', 'testing']);
// Kept in an output folder: whoever empties that folder makes the stamp untrue, and takes it away.
const stampFile = join(root, 'apps/api/dist/.sources');
const locks = join(root, 'node_modules/.cache');

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory()) {
      if (!passedOver.has(entry.name)) yield* filesBelow(join(path, entry.name));
    } else if (!/\.(spec|e2e)\.tsx?$|^test-report\.json$/.test(entry.name)) yield join(path, entry.name);
  }
}

/** One value for everything that goes into the build. */
export function stampOfSources(tree = root): string {
  const hash = createHash('sha1');
  for (const source of sources) {
    const path = join(tree, source);
    if (!existsSync(path)) continue;
    const files = source.includes('.') ? [path] : [...filesBelow(path)].sort();
    for (const file of files)
      hash
        .update(`${relative(tree, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt(stamp = stampOfSources()): boolean {
  return (
    results.every((file) => existsSync(file)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  );
}

export function forgetBuild(): void {
  rmSync(stampFile, { force: true });
}

function viteBuild(
  project: string,
  flags: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    throw new StartError(
      'Rien n’est construit et Vite manque : lancez npm ci --include=dev',
      'not built, and Vite is missing: run npm ci --include=dev',
    );
  }
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...flags], {
      cwd: join(root, project),
      env: { ...process.env, NODE_ENV: 'production' },
      // Standard output is for what a command answers.
      stdio: ['ignore', 2, 2],
      ...(signal ? { signal } : {}),
    });
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) done();
      else fail(new StartError(`La construction de ${project} a échoué`, `building ${project} failed`));
    });
  });
}

async function whenFree(signal: AbortSignal | undefined): Promise<() => void> {
  mkdirSync(locks, { recursive: true });
  for (;;) {
    const outcome = takeLock(join(locks, 'site-build.lock'), 'command');
    if (isLock(outcome)) return () => outcome.release();
    await pause(100, undefined, signal ? { signal } : {});
  }
}

/** Says, as long as this process lives, that it runs what is built: no command builds it anew under its feet. */
export function useBuild(): void {
  try {
    mkdirSync(locks, { recursive: true });
    const lock = takeLock(join(locks, `site-run-${process.pid}.lock`), 'product');
    if (isLock(lock)) process.once('exit', () => lock.release());
  } catch {
    // Where nothing may be written, nothing is built, either.
  }
}

/** Processes that run what is built here. */
export const usersOfBuild = (): number[] =>
  globSync('site-run-*.lock', { cwd: locks }).flatMap((name) => holderOf(join(locks, name))?.pid ?? []);

/** Builds both applications; two starts from one tree build once, the second waits for the first. */
export async function build({
  force = false,
  signal,
}: { force?: boolean; signal?: AbortSignal } = {}): Promise<void> {
  if (!force && isBuilt()) return;
  const release = await whenFree(signal);
  try {
    const stamp = stampOfSources();
    if (!force && isBuilt(stamp)) return;
    console.error('Construction du site…');
    forgetBuild();
    const builds = [viteBuild('apps/web', ['--app'], signal), viteBuild('apps/api', [], signal)];
    const failed = (await Promise.allSettled(builds)).find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    writeFileSync(stampFile, stamp);
  } finally {
    release();
  }
}

if (import.meta.main) {
  await build({ force: true }).catch((error: unknown) => {
    console.error(reasonOf(error));
    process.exitCode = 1;
  });
}
