import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holderOf, isLock, takeLock, type Lock } from './lock.ts';
import { processStart } from './process-identity.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'lock');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function take(): Lock {
  const outcome = takeLock(file, 'product');
  if (!isLock(outcome)) throw new Error(`held by ${outcome.pid}`);
  return outcome;
}

describe('the lock of a folder', () => {
  it('has one holder at a time, who says where the database is', () => {
    const lock = take();
    lock.announce(5432);
    expect(takeLock(file, 'command')).toEqual({
      pid: process.pid,
      started: processStart(process.pid),
      purpose: 'product',
      port: 5432,
    });
    lock.release();
    expect(holderOf(file)).toBeUndefined();
    take().release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is free when its holder has ended', () => {
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: 'x', purpose: 'product' }));
    expect(holderOf(file)).toBeUndefined();
    expect(() => take()).not.toThrow();
  });

  it('is free when its holder’s pid belongs to a later process', () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'earlier', purpose: 'product' }));
    expect(() => take()).not.toThrow();
  });

  it('is free when a crash left it empty', () => {
    writeFileSync(file, '');
    expect(() => take()).not.toThrow();
  });
});
