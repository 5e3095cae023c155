import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveWriter, readArchive, SUMMARY, wholeOf } from './archive';
import { BackupFailure } from './backup-failure';

let folder: string;
let archive: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-archive-'));
  const writer = new ArchiveWriter(new Date('2026-11-24'));
  const pieces: Uint8Array[] = [];
  for (const part of [
    writer.whole('files/a.jpg', Buffer.from('a'.repeat(700))),
    writer.whole(SUMMARY, Buffer.from('{}')),
    writer.end(),
  ]) {
    for await (const piece of part) pieces.push(piece);
  }
  archive = Buffer.concat(pieces);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names of what can be read, or why it cannot. */
async function read(bytes: Buffer, signal = new AbortController().signal): Promise<string> {
  const path = join(folder, 'read.backup');
  writeFileSync(path, bytes);
  const names: string[] = [];
  try {
    for await (const entry of readArchive(path, undefined, signal)) {
      await wholeOf(entry);
      names.push(entry.name);
    }
  } catch (error) {
    return error instanceof BackupFailure ? 'refused' : String(error);
  }
  return names.join();
}

describe('an archive', () => {
  it('is read as it was written', async () => {
    expect(await read(archive)).toBe(`files/a.jpg,${SUMMARY}`);
  });

  it('is not read on by whoever is told to end', async () => {
    expect(await read(archive, AbortSignal.abort())).toMatch(/abort/i);
  });

  it('that is something else is called no backup', async () => {
    const path = join(folder, 'content.json');
    writeFileSync(path, '{"projects": []}'.padEnd(2_000));
    const first = readArchive(path, undefined, new AbortController().signal).next();
    await expect(first).rejects.toThrow('this is no backup');
  });

  it('is refused whatever byte of it is another', async () => {
    const taken: string[] = [];
    for (let place = 0; place < archive.length; place += 1) {
      const altered = Buffer.from(archive);
      altered[place] = (altered[place] ?? 0) ^ 1;
      const outcome = await read(altered);
      if (outcome !== 'refused') taken.push(`${place}: ${outcome}`);
    }
    expect(taken).toEqual([]);
  });
});
