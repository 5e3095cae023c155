import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf } from './start-error.ts';
import { processStart } from './process-identity.ts';

export interface Holder {
  pid: number;
  /** From processStart: a pid alone may have been given to another program since. */
  started: string;
  /** What it holds the folder for: the product stays up, a command is gone in a moment. */
  purpose: Purpose;
  /** TCP port of the database, once it accepts connections. */
  port?: number;
}

export type Purpose = 'product' | 'command';

export interface Lock {
  announce(port: number): void;
  release(): void;
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isAlive = (holder: Holder): boolean => processStart(holder.pid) === holder.started;

const isSame = (one: Holder | undefined, other: Holder | undefined): boolean =>
  one?.pid === other?.pid && one?.started === other?.started;

/** The living process that holds this lock, if any. */
export function holderOf(file: string): Holder | undefined {
  const holder = readHolder(file);
  return holder && isAlive(holder) ? holder : undefined;
}

function writeWhole(file: string, holder: Holder): string {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    writeFileSync(draft, JSON.stringify(holder), { mode: 0o644 });
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  return draft;
}

/** Takes away a dead holder's file; puts it back if another process replaced it in between. */
function removeStale(file: string, stale: Holder | undefined): void {
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
    if (!isSame(readHolder(aside), stale)) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Takes the lock, or answers with its living holder. */
export function takeLock(file: string, purpose: Purpose): Lock | Holder {
  const me: Holder = { pid: process.pid, started: processStart(process.pid) ?? '', purpose };
  const draft = writeWhole(file, me);
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all: nobody ever reads a half-written lock.
        linkSync(draft, file);
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) return holder;
      removeStale(file, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    announce: (port) => renameSync(writeWhole(file, { ...me, port }), file),
    release: () => {
      if (isSame(readHolder(file), me)) rmSync(file, { force: true });
    },
  };
}

export const isLock = (outcome: Lock | Holder): outcome is Lock => 'release' in outcome;
