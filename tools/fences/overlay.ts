import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

/** A copy of the sources in a temporary folder, with the installed packages linked in: the tree itself stays as it is. */
export interface Overlay {
  readonly root: string;
  write(path: string, text: string): void;
  dispose(): void;
}

const left = new Set([
  ...['node_modules', '.git', '.nx', '.data', '.cache', 'dist'],
  ...['coverage', 'test-results', 'playwright-report'],
]);

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@site'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@site') symlinkSync(join(from, name), join(to, name));
  }
  // The workspace's own links are relative: repeated here, they lead to the copy.
  for (const name of readdirSync(join(from, '@site'))) {
    symlinkSync(readlinkSync(join(from, '@site', name)), join(to, '@site', name));
  }
}

export function makeOverlay(source: string): Overlay {
  const root = mkdtempSync(join(tmpdir(), 'site-overlay-'));
  // What is built here is also run by an account that owns nothing.
  chmodSync(root, 0o755);
  const dispose = (): void => rmSync(root, { recursive: true, force: true });
  process.once('exit', dispose);
  for (const name of readdirSync(source)) {
    if (left.has(name)) continue;
    cpSync(join(source, name), join(root, name), {
      recursive: true,
      filter: (path) => !left.has(basename(path)),
    });
  }
  linkPackages(join(source, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    dispose: () => {
      process.off('exit', dispose);
      dispose();
    },
  };
}
