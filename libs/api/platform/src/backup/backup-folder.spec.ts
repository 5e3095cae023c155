import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupFileAt, pruneBackups } from './backup-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nightOf = (site: string, day: number): string => `site-${site}2026-11-0${day}T01-30-00Z.backup`;

/** The files, the oldest first. */
function given(...names: readonly string[]): void {
  for (const [at, name] of names.entries()) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), at, at);
  }
}

async function leftAfter(name: string, keep: number, complete?: readonly string[]): Promise<string[]> {
  await pruneBackups(join(folder, name), keep, complete);
  return readdirSync(folder).sort();
}

it('A folder is what is there as one, or named as one: it takes no backup for its name', async () => {
  const at = (path: string) =>
    backupFileAt(path, { publicUrl: 'http://a.test', now: new Date('2026-11-01T01:30Z') });
  const name = 'site-a.test-2026-11-01T01-30-00Z.backup';
  const [missing, file] = [join(folder, 'disk/'), join(folder, 'a.backup')];
  expect(await Promise.all([folder, missing, file].map(at))).toEqual([
    join(folder, name),
    join(missing, name),
    file,
  ]);
});

describe('pruning', () => {
  it('leaves the backups of other sites alone, also of one whose name differs in digits only', async () => {
    const others = [nightOf('www.example.org-', 1), nightOf('test2.example.org-', 1), 'facts.json'];
    given(...others, nightOf('test1.example.org-', 1), nightOf('test1.example.org-', 2));
    const left = await leftAfter(nightOf('test1.example.org-', 2), 1);
    expect(left).toEqual([...others, nightOf('test1.example.org-', 2)].sort());
  });

  it('counts those of former releases, which did not name their site', async () => {
    given(nightOf('', 1), nightOf('', 2), nightOf('www.example.org-', 3));
    const left = await leftAfter(nightOf('www.example.org-', 3), 2);
    expect(left).toEqual([nightOf('', 2), nightOf('www.example.org-', 3)]);
  });

  it('takes names of somebody’s own as one kind where they differ in digits', async () => {
    given('a-1.backup', 'b-1.backup', 'a-22.backup', 'a-3.backup');
    expect(await leftAfter('a-3.backup', 1)).toEqual(['a-22.backup', 'a-3.backup', 'b-1.backup']);
  });

  it('spares the newest of those that have all files, and no older one', async () => {
    given('a-1.backup', 'a-2.backup', 'a-3.backup', 'a-4.backup');
    const complete = ['a-9.backup', 'a-2.backup', 'a-1.backup'];
    expect(await leftAfter('a-4.backup', 1, complete)).toEqual(['a-2.backup', 'a-4.backup']);
  });
});
