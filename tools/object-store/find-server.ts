import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { ServerKind } from './server-kinds.ts';

const extension = process.platform === 'win32' ? '.exe' : '';

export const programOf = ({ name }: ServerKind): string => `${name}${extension}`;

/** Where what was built is kept between runs, by version. */
export function cacheFolder({ name, version }: ServerKind): string {
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  return join(caches, 'site-object-stores', `${name}-${version}`);
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Folders into which `go install` puts programs; none without Go. */
function goFolders(): string[] {
  try {
    const answer = execFileSync('go', ['env', 'GOBIN', 'GOPATH'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [bin = '', path = ''] = answer.split('\n');
    return [bin, ...path.split(delimiter).map((folder) => folder && join(folder, 'bin'))].filter(Boolean);
  } catch {
    return [];
  }
}

/** The program that a setting names, that was built before, or that is installed. */
export function findServer(kind: ServerKind): string | undefined {
  const named = process.env[kind.setting];
  if (named) {
    if (runs(named)) return named;
    throw new Error(`${kind.setting} ${named} is no program`);
  }
  const searched = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const kept = join(cacheFolder(kind), programOf(kind));
  const candidates = (folders: string[]): string[] => folders.map((folder) => join(folder, programOf(kind)));
  return [kept, ...candidates(searched)].find(runs) ?? candidates(goFolders()).find(runs);
}
