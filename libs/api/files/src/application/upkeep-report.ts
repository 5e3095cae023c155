import type { Bucket } from '@site/vocabulary';

/** Files and the bytes they take up, variants included. */
export interface Tally {
  readonly files: number;
  readonly bytes: number;
}

/** Files that are kept for a while: how many may be removed now, and when the next one may. */
export interface Waiting extends Tally {
  readonly due: number;
  readonly next: Date | undefined;
}

/** A file whose bytes are not there, or not all of them. */
export interface MissingFile {
  readonly url: string;
  /** What points at it, each as its kind and id. */
  readonly records: readonly string[];
}

export interface BucketReport {
  readonly bucket: Bucket;
  readonly inUse: Tally;
  readonly unused: Waiting;
  readonly neverSaved: Waiting;
  /** Objects of files that nobody knows, older than a day. */
  readonly unknown: Tally;
  readonly missing: readonly MissingFile[];
  /** Files whose counted uses are not those of the records. */
  readonly miscounted: number;
  /** Objects that this product did not name: they are left alone. */
  readonly foreign: number;
}

export interface SweepReport {
  readonly neverSaved: number;
  readonly unused: number;
  readonly recounted: number;
  /** Removed from the store: originals, variants, and what nobody knew. */
  readonly objects: number;
  readonly bytes: number;
  /** Objects that nobody knows and that were left alone, see `wary`. */
  readonly spared: number;
  /** What could not be read or removed; the next sweep finds it again. */
  readonly failures: readonly SweepFailure[];
}

export interface SweepFailure {
  /** Path of an object below `/files`, or of a bucket. */
  readonly place: string;
  readonly cause: unknown;
}

/** Whether visitors miss a file that a record promises. */
export function isBroken(reports: readonly BucketReport[]): boolean {
  return reports.some(({ missing }) => missing.some(({ records }) => records.length > 0));
}
