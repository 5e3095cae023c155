import type { Bucket } from '@site/vocabulary';
import type { StorageKey } from './file-storage';

/** Days for which a file without use is kept: one that no record ever used, and one that none uses any more. */
export const RETENTION_DAYS = { neverSaved: 1, unused: 30 } as const;

/** A file as the register and the records know it. */
export interface SurveyedFile {
  readonly name: string;
  /** Name of the object that holds its bytes, where that is not its own. */
  readonly contentName: string | undefined;
  /** Bytes; undefined when records point at a file that is not registered. */
  readonly size: number | undefined;
  /** As they were counted; `records` are what there really is. */
  readonly uses: number;
  /** Whether a record once pointed at it and none does. */
  readonly wasUsed: boolean;
  /** From when on it may be removed; undefined while it is used. */
  readonly removableAt: Date | undefined;
  /** The records that point at it, each as its kind and id. */
  readonly records: readonly string[];
}

export interface ForgottenFile extends StorageKey {
  /** Whether a record once pointed at it. */
  readonly wasUsed: boolean;
}

/** Which registered files records use. A record that is stored or removed is counted in the same transaction. */
export abstract class FileUses {
  /** All files of a bucket at one moment. */
  abstract survey(bucket: Bucket): Promise<readonly SurveyedFile[]>;
  /** Makes the counts agree with the records. Answers how many did not. */
  abstract recount(): Promise<number>;
  /**
   * Takes the files whose time has come out of the register. From then on no record can be made to point at them.
   * Leaves out what somebody else is just working on.
   */
  abstract forgetDue(): Promise<readonly ForgottenFile[]>;
  /** Whether somebody is copying the store, which then loses nothing. */
  abstract areCopied(): Promise<boolean>;
}
