import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ArchiveWriter, readArchive, wholeOf } from '../backup/archive';

/** What an archive holds, by name. */
export type ArchiveParts = Map<string, Buffer>;

export async function partsOf(path: string): Promise<ArchiveParts> {
  const parts: ArchiveParts = new Map();
  for await (const entry of readArchive(path, undefined, new AbortController().signal))
    parts.set(entry.name, await wholeOf(entry));
  return parts;
}

/** Writes an archive whose checksums are right, whatever stands in it. */
export async function craftArchive(path: string, parts: ArchiveParts): Promise<void> {
  const archive = new ArchiveWriter(new Date(0));
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (const [name, content] of parts) yield* archive.whole(name, content);
    yield* archive.end();
  }
  await pipeline(bytes(), createWriteStream(path));
}
