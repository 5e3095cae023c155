import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, StartError } from './start-error.ts';

export interface Passwords {
  superuser: string;
  owner: string;
  app: string;
}

const invent = (): string => randomBytes(32).toString('base64url');

/** Reads a private file, or writes it once with what `create` gives. */
function keep(file: string, create: () => string): string {
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept) return kept;
  } catch (error) {
    if (codeOf(error) === 'EACCES') {
      throw new StartError(
        `Lecture refusée : ${file} (appartient à un autre utilisateur)`,
        'file owned by another user',
      );
    }
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  const content = create();
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, `${content}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  chmodSync(draft, 0o600);
  renameSync(draft, file);
  return content;
}

const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-passwords.json');

/** Passwords of a cluster that is about to be made, or that was made before. */
export function keepPasswords(dataDir: string): Passwords {
  const create = (): string => JSON.stringify({ superuser: invent(), owner: invent(), app: invent() });
  return JSON.parse(keep(passwordFile(dataDir), create)) as Passwords;
}

/** Passwords of a cluster that exists: making new ones would lock everybody out. */
export function readPasswords(dataDir: string): Passwords {
  const missing = (): never => {
    throw new StartError(
      `${passwordFile(dataDir)} manque : remettez ce fichier depuis votre sauvegarde`,
      'password file missing: put it back from your backup',
    );
  };
  return JSON.parse(keep(passwordFile(dataDir), missing)) as Passwords;
}

/** The signing secret of a product that was given none. */
export function keepJwtSecret(dataDir: string): string {
  return keep(join(dataDir, 'jwt-secret'), invent);
}
