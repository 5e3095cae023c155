import { BUCKETS, type Bucket } from '@site/vocabulary';
import { urlOf } from '../domain/stored-file';
import { leftOvers, reportOn, storedFiles } from './bucket-survey';
import type { FileStorage, StorageKey } from './file-storage';
import type { FileUses, ForgottenFile } from './file-uses';
import type { BucketReport, SweepFailure, SweepReport } from './upkeep-report';

export interface FileUpkeepParts {
  readonly storage: FileStorage;
  readonly uses: FileUses;
}

export interface SweepOptions {
  /**
   * Leaves objects that nobody knows alone when they outnumber the known files: rather than leftovers they are the
   * files of another database, with which this store was started by mistake.
   */
  readonly wary?: boolean;
  /** Ends the sweep early; the next one goes on. */
  readonly signal?: AbortSignal;
}

const ALL_BUCKETS = Object.keys(BUCKETS) as Bucket[];
/** Files that are forgotten in one transaction, and objects that are removed at a time. */
const BATCH = 500;
const AT_A_TIME = 8;
/** A store that fails this often is not asked ten thousand times. */
const MOST_FAILURES = 20;

interface Doomed extends StorageKey {
  readonly size: number;
  /** Address of the file that the object belongs to. */
  readonly file: string;
  /** Whether it was registered until this sweep. */
  readonly known: boolean;
}

/** Removes files that nobody uses any more, and tells what the store, the register and the records disagree on. */
export class FileUpkeep {
  constructor(private readonly parts: FileUpkeepParts) {}

  /** Changes nothing. */
  async check(): Promise<readonly BucketReport[]> {
    const reports: BucketReport[] = [];
    for (const bucket of ALL_BUCKETS) reports.push(await reportOn(bucket, this.parts));
    return reports;
  }

  /** Registrations go first, and their objects only once that is committed: what then fails is found again. */
  async sweep({ wary = false, signal }: SweepOptions = {}): Promise<SweepReport> {
    const recounted = await this.parts.uses.recount();
    const forgotten = await this.forget(signal);
    const failures: SweepFailure[] = [];
    const doomed: Doomed[] = [];
    let known = forgotten.length;
    for (const bucket of ALL_BUCKETS) {
      if (signal?.aborted) break;
      try {
        known += await this.findDoomed(bucket, forgotten, doomed);
      } catch (cause) {
        failures.push({ place: `/files/${bucket}`, cause });
      }
    }
    const strangers = doomed.filter((object) => !object.known);
    const spares = wary && new Set(strangers.map(({ file }) => file)).size > known;
    const going = spares ? doomed.filter((object) => object.known) : doomed;
    const removed = await this.remove(going, failures, signal);
    return {
      neverSaved: forgotten.filter(({ wasUsed }) => !wasUsed).length,
      unused: forgotten.filter(({ wasUsed }) => wasUsed).length,
      recounted,
      objects: removed.length,
      bytes: removed.reduce((total, { size }) => total + size, 0),
      spared: spares ? strangers.length : 0,
      failures,
    };
  }

  private async forget(signal: AbortSignal | undefined): Promise<ForgottenFile[]> {
    const forgotten: ForgottenFile[] = [];
    for (let last = BATCH; last === BATCH && !signal?.aborted;) {
      const batch = await this.parts.uses.forgetDue(BATCH);
      forgotten.push(...batch);
      last = batch.length;
    }
    return forgotten;
  }

  /** Adds what is to go from a bucket. Answers how many files stay. */
  private async findDoomed(bucket: Bucket, forgotten: readonly ForgottenFile[], doomed: Doomed[]) {
    const { storage, uses } = this.parts;
    const now = await uses.now();
    // The store first: whatever it lists and has held for a day was registered long before the survey, or never.
    const { files } = await storedFiles(storage, bucket);
    const registered = (await uses.survey(bucket)).filter((file) => file.registered !== undefined);
    for (const { name } of registered) files.delete(name);
    const known = new Set(forgotten.filter((file) => file.bucket === bucket).map(({ name }) => name));
    for (const [original, parts] of files) {
      const isKnown = known.has(original);
      for (const { name, size } of isKnown ? parts : leftOvers(parts, now)) {
        doomed.push({ bucket, name, size, file: urlOf({ bucket, name: original }), known: isKnown });
      }
    }
    return registered.length;
  }

  private async remove(
    doomed: readonly Doomed[],
    failures: SweepFailure[],
    signal: AbortSignal | undefined,
  ): Promise<Doomed[]> {
    const removed: Doomed[] = [];
    const rest = doomed.values();
    const work = async (): Promise<void> => {
      for (const object of rest) {
        if (signal?.aborted || failures.length >= MOST_FAILURES) return;
        try {
          await this.parts.storage.remove(object);
          removed.push(object);
        } catch (cause) {
          failures.push({ place: urlOf(object), cause });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return removed;
  }
}
