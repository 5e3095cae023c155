import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { accountFor, type Account } from './account.ts';
import { locateBinaries, type Binaries } from './binaries.ts';
import { keepPasswords, readPasswords, type Passwords } from './secrets.ts';
import { StartError } from './start-error.ts';

/** A folder of PostgreSQL that is ready to be served. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  account: Account;
  /** Version of the server. */
  major: number;
  passwords: Passwords;
  /** False: a server that falls with its machine may lose everything. */
  durable?: boolean;
}

export const superuser = 'site_super';
/** Versions that were the first to have something. */
export const SINCE = { copyStrategies: 15, builtinLocales: 17, inputMethods: 18 } as const;

/** Nothing of the caller's PG* variables may reach the server. */
const serverEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: 'C',
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  ...(process.env['SystemRoot'] ? { SystemRoot: process.env['SystemRoot'] } : {}),
};

/** The line of PostgreSQL's output that says what went wrong. */
export function worstOf(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /FATAL|PANIC|\berror\b/i.test(line)) ?? lines.at(-1) ?? '';
}

/**
 * Runs a program of PostgreSQL as the person of the account, in a session of its own: Ctrl-C in the terminal must not stop
 * the server before the API has finished. What it says goes to the log, or is why it failed.
 */
export function run(
  account: Account,
  command: string,
  args: readonly string[],
  log: number | 'pipe' = 'pipe',
): Promise<void> {
  const { command: program, args: all, ...person } = account.launch(command, args);
  return new Promise((resolve, reject) => {
    const child = spawn(program, all, {
      cwd: '/',
      detached: true,
      env: serverEnvironment,
      stdio: ['ignore', log === 'pipe' ? 'ignore' : log, log],
      ...person,
    });
    let complaint = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(worstOf(complaint)))));
  });
}

function claim(path: string, owner: { uid: number; gid: number }): void {
  const { uid } = lstatSync(path);
  if (uid === owner.uid) return;
  lchownSync(path, owner.uid, owner.gid);
  // A copy put back by root belongs to root, file by file.
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) claim(join(path, name), owner);
}

/** Made beside its place and moved there when it is whole and on disk: a crash leaves no half cluster. */
async function createCluster(dataDir: string, folder: string, binaries: Binaries): Promise<Cluster> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const passwords = keepPasswords(dataDir);
  const { account, major } = accountFor(draft, binaries.postgres, (owner) => claim(draft, owner));
  const secret = join(dataDir, '.initdb-password');
  writeFileSync(secret, passwords.superuser, { mode: 0o600 });
  try {
    if (account.owner) claim(secret, account.owner);
    await run(account, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${superuser}`,
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...(Number(major) < SINCE.builtinLocales
        ? ['--locale=C.UTF-8']
        : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
      '--no-instructions',
      '--no-sync',
    ]);
    await run(account, binaries.initdb, [`--pgdata=${draft}`, '--sync-only']);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL ne peut pas être préparé : ${(error as Error).message}`,
      'initdb failed',
    );
  } finally {
    rmSync(secret, { force: true });
  }
  renameSync(draft, folder);
  return { folder, binaries, account, major: Number(major), passwords };
}

function openCluster(dataDir: string, folder: string, binaries: Binaries): Cluster {
  chmodSync(folder, 0o700);
  const { account, major } = accountFor(folder, binaries.postgres, (owner) => claim(folder, owner));
  const made = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made !== major) {
    throw new StartError(
      `${folder} vient de PostgreSQL ${made}, le programme est en version ${major} : voir docs/operations.md`,
      `data folder made by PostgreSQL ${made}, this is ${major}: see docs/operations.md`,
    );
  }
  return { folder, binaries, account, major: Number(major), passwords: readPasswords(dataDir) };
}

/** @param programs folder with those of another version, for trials */
export async function prepareCluster(dataDir: string, programs?: string): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const binaries = await locateBinaries(programs);
  return existsSync(folder)
    ? openCluster(dataDir, folder, binaries)
    : createCluster(dataDir, folder, binaries);
}
