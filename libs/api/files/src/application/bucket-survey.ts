import type { Bucket } from '@site/vocabulary';
import { isLeftOver, removableAt, standingOf, type FileStanding } from '../domain/file-life';
import { originalOf } from '../domain/image-variant';
import { urlOf } from '../domain/stored-file';
import type { FileStorage, StoredObject } from './file-storage';
import type { FileUses, SurveyedFile } from './file-uses';
import type { BucketReport, MissingFile, Tally, Waiting } from './upkeep-report';

/** What a store holds of one file: the original, variants, or variants alone. */
export type StoredParts = readonly StoredObject[];

/** The objects of a bucket by the file they belong to; those this product did not name are only counted. */
export async function storedFiles(storage: FileStorage, bucket: Bucket) {
  const files = new Map<string, StoredObject[]>();
  let foreign = 0;
  for await (const object of storage.list(bucket)) {
    const name = originalOf(object.name);
    if (name === undefined) foreign += 1;
    else if (!files.get(name)?.push(object)) files.set(name, [object]);
  }
  return { files, foreign };
}

/** Objects of files that are not registered and have been there for a day. */
export function leftOvers(parts: StoredParts, now: Date): StoredObject[] {
  return parts.filter(({ storedAt }) => isLeftOver(storedAt, now));
}

/** Compares what the store holds, the register knows and the records say. */
export async function reportOn(
  bucket: Bucket,
  { storage, uses }: { readonly storage: FileStorage; readonly uses: FileUses },
): Promise<BucketReport> {
  const now = await uses.now();
  // The store first: what is registered meanwhile is then looked for once more, below.
  const { files, foreign } = await storedFiles(storage, bucket);
  const surveyed = await uses.survey(bucket);
  const groups: Record<FileStanding, [SurveyedFile, Tally][]> = { in_use: [], unused: [], never_saved: [] };
  const missing: MissingFile[] = [];
  for (const file of surveyed) {
    const parts = files.get(file.name) ?? [];
    const url = urlOf({ bucket, name: file.name });
    if (file.registered) {
      files.delete(file.name);
      groups[standingOf(file.registered)].push([file, tallyOf([parts])]);
    }
    if (!(await isWhole(file, parts))) missing.push({ url, records: file.records });
  }
  const unknown = [...files.values()].map((parts) => leftOvers(parts, now));
  return {
    bucket,
    inUse: sum(groups.in_use.map(([, tally]) => tally)),
    unused: waiting(groups.unused, now),
    neverSaved: waiting(groups.never_saved, now),
    unknown: tallyOf(unknown.filter(({ length }) => length > 0)),
    missing,
    miscounted: surveyed.filter(({ registered, records }) => registered && registered.uses !== records.length)
      .length,
    foreign,
  };

  async function isWhole({ name, registered }: SurveyedFile, parts: StoredParts): Promise<boolean> {
    if (registered === undefined) return false;
    if (parts.some((part) => part.name === name && part.size === registered.size)) return true;
    return (await storage.sizeOf({ bucket, name })) === registered.size;
  }
}

function tallyOf(files: readonly StoredParts[]): Tally {
  const bytes = files.flat().reduce((total, { size }) => total + size, 0);
  return { files: files.length, bytes };
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (one, other) => ({ files: one.files + other.files, bytes: one.bytes + other.bytes }),
    {
      files: 0,
      bytes: 0,
    },
  );
}

function waiting(group: readonly (readonly [SurveyedFile, Tally])[], now: Date): Waiting {
  const moments = group
    .map(([{ registered }]) => registered && removableAt(registered))
    .filter((moment) => moment !== undefined);
  const later = moments.filter((moment) => moment > now).map(Number);
  return {
    ...sum(group.map(([, tally]) => tally)),
    due: moments.length - later.length,
    next: later.length === 0 ? undefined : new Date(later.reduce((one, other) => Math.min(one, other))),
  };
}
