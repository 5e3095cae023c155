import type { Clock, DerivedData } from '@site/api-kernel';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { contentOf, originalOf } from '../domain/image-variant';
import { urlOf } from '../domain/stored-file';
import type { FileStorage, StorageKey, StoredObject } from './file-storage';
import { RETENTION_DAYS, type FileUses, type SurveyedFile } from './file-uses';

export interface FileUpkeepParts {
  readonly storage: FileStorage;
  readonly uses: FileUses;
  readonly derived: DerivedData;
  readonly clock: Clock;
}

/** Files and the bytes they take up, variants included; how many may be removed now, and when the next one may. */
export interface Tally {
  readonly files: number;
  readonly bytes: number;
  readonly due: number;
  readonly next: Date | undefined;
}

export interface BucketReport {
  readonly bucket: Bucket;
  readonly inUse: Tally;
  readonly unused: Tally;
  readonly neverSaved: Tally;
  /** Files that are neither registered nor named by a record, there for more than a day. */
  readonly unknown: Tally;
  /** Files whose bytes are not there, or not all of them, and what points at them. */
  readonly missing: readonly { readonly url: string; readonly records: readonly string[] }[];
  /** Files whose counted uses are not those of the records. */
  readonly miscounted: number;
  /** Objects that this product did not name: they are left alone. */
  readonly foreign: number;
}

export interface SweepOptions {
  /**
   * Leaves objects that nobody knows alone when they outnumber the known ones: rather than leftovers they are the
   * files of another database, with which this store was started by mistake.
   */
  readonly keepUnknown?: boolean;
  /** Ends the sweep early; the next one goes on. */
  readonly signal?: AbortSignal;
}

export interface SweepReport {
  readonly neverSaved: number;
  readonly unused: number;
  /** Uses of files, and what else is kept beside the rows of content, that did not agree with them. */
  readonly recounted: number;
  /** Removed from the store: originals, variants, and what nobody knew. */
  readonly objects: number;
  readonly bytes: number;
  /** Objects that nobody knows and that were left alone, see `keepUnknown`. */
  readonly spared: number;
  /** Objects below `/files`, or buckets, that could not be removed or read; the next sweep finds them again. */
  readonly failures: readonly { readonly place: string; readonly cause: unknown }[];
}

const ALL_BUCKETS = Object.keys(BUCKETS) as Bucket[];
/** A store that fails this often is not asked ten thousand times. */
const MOST_FAILURES = 20;
const BEING_COPIED = 'une sauvegarde est en cours / a backup is under way';
const DAY = 24 * 60 * 60 * 1000;

type KeptObject = StorageKey & StoredObject;

/** Removes files that nobody uses any more, and tells what the store, the register and the records disagree on. */
export class FileUpkeep {
  constructor(private readonly parts: FileUpkeepParts) {}

  /** Changes nothing. */
  async check(): Promise<readonly BucketReport[]> {
    const reports: BucketReport[] = [];
    for (const bucket of ALL_BUCKETS) reports.push(await this.reportOn(bucket));
    return reports;
  }

  /** Registrations go first, and their objects only once that is committed: what then fails is found again. */
  async sweep({ keepUnknown = false, signal }: SweepOptions = {}): Promise<SweepReport> {
    const { storage, uses, derived } = this.parts;
    const recounted = (await derived.recount()) + (await uses.recount());
    const forgotten = await uses.forgetDue();
    const gone = new Set(forgotten.map(urlOf));
    const failures: { place: string; cause: unknown }[] = [];
    const due: KeptObject[] = [];
    const unknown: KeptObject[] = [];
    let known = 0;
    for (const bucket of ALL_BUCKETS) {
      try {
        const { files, registered, named } = await this.compare(bucket);
        for (const [name, parts] of files) {
          const content = registered.get(name);
          if (content !== undefined) {
            known += parts.length;
            // What a replacement has left, unless it is one that is just coming.
            unknown.push(...this.leftOvers(parts.filter((part) => contentOf(part.name) !== content)));
          } else if (gone.has(urlOf({ bucket, name }))) due.push(...parts);
          else if (named.has(name)) known += parts.length;
          else unknown.push(...this.leftOvers(parts));
        }
      } catch (cause) {
        failures.push({ place: `/files/${bucket}`, cause });
      }
    }
    const spares = keepUnknown && unknown.length > known + due.length;
    let [objects, bytes] = [0, 0];
    const removed = spares ? due : [...due, ...unknown];
    const areCopied = removed.length > 0 && (await uses.areCopied());
    if (areCopied) failures.push({ place: '/files', cause: new Error(BEING_COPIED) });
    for (const object of areCopied ? [] : removed) {
      if (signal?.aborted || failures.length >= MOST_FAILURES) break;
      try {
        await storage.remove(object);
        objects += 1;
        bytes += object.size;
      } catch (cause) {
        failures.push({ place: urlOf(object), cause });
      }
    }
    const unused = forgotten.filter(({ wasUsed }) => wasUsed).length;
    const neverSaved = forgotten.length - unused;
    return { neverSaved, unused, recounted, objects, bytes, spared: spares ? unknown.length : 0, failures };
  }

  private async reportOn(bucket: Bucket): Promise<BucketReport> {
    const { files, foreign, surveyed, registered, named } = await this.compare(bucket);
    const now = this.parts.clock.now();
    const tally = (some: readonly Pick<SurveyedFile, 'name' | 'removableAt'>[]): Tally => {
      const moments = some.flatMap(({ removableAt }) => removableAt ?? []);
      const later = moments.filter((moment) => moment > now).sort((one, other) => +one - +other);
      const parts = some.flatMap(({ name }) => files.get(name) ?? []);
      const bytes = parts.reduce((total, { size }) => total + size, 0);
      return { files: some.length, bytes, due: moments.length - later.length, next: later[0] };
    };
    const known = surveyed.filter(({ name }) => registered.has(name));
    const unused = known.filter(({ uses }) => uses === 0);
    const unknown = [...files].filter(
      ([name, parts]) => !registered.has(name) && !named.has(name) && this.leftOvers(parts).length > 0,
    );
    const missing: { url: string; records: readonly string[] }[] = [];
    for (const { name, contentName = name, size, records } of surveyed) {
      if (files.get(name)?.some((part) => part.name === contentName && part.size === size)) continue;
      // What was registered while the store was listed is not in the list.
      const present = await this.parts.storage.sizeOf({ bucket, name: contentName });
      if (size === undefined || present !== size) missing.push({ url: urlOf({ bucket, name }), records });
    }
    return {
      bucket,
      inUse: tally(known.filter(({ uses }) => uses > 0)),
      unused: tally(unused.filter(({ wasUsed }) => wasUsed)),
      neverSaved: tally(unused.filter(({ wasUsed }) => !wasUsed)),
      unknown: tally(unknown.map(([name]) => ({ name, removableAt: undefined }))),
      missing,
      miscounted: known.filter(({ uses, records }) => uses !== records.length).length,
      foreign,
    };
  }

  /** What the store holds by the file it belongs to, original or variant; what the register and the records say. */
  private async compare(bucket: Bucket) {
    const files = new Map<string, KeptObject[]>();
    let foreign = 0;
    // The store first: whatever it lists and has held for a day was registered long before the survey, or never.
    for await (const object of this.parts.storage.list(bucket)) {
      const name = originalOf(object.name);
      const part = { ...object, bucket };
      if (name === undefined) foreign += 1;
      else if (!files.get(name)?.push(part)) files.set(name, [part]);
    }
    const surveyed = await this.parts.uses.survey(bucket);
    const known = surveyed.filter(({ size }) => size !== undefined);
    const registered = new Map(known.map(({ name, contentName = name }) => [name, contentName]));
    const named = new Set(surveyed.filter(({ records }) => records.length > 0).map(({ name }) => name));
    return { files, foreign, surveyed, registered, named };
  }

  /** Objects without a registration that are more than uploads whose registration is still to come. */
  private leftOvers(parts: readonly KeptObject[]): KeptObject[] {
    const now = this.parts.clock.now().getTime();
    return parts.filter(({ storedAt }) => storedAt.getTime() + RETENTION_DAYS.neverSaved * DAY <= now);
  }
}
