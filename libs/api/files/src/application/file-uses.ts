import type { Bucket } from '@site/vocabulary';
import type { FileLife } from '../domain/file-life';
import type { StorageKey } from './file-storage';

/** A file as the register and the records know it. */
export interface SurveyedFile {
  readonly name: string;
  /** Undefined when records point at a file that is not registered. */
  readonly registered: (FileLife & { readonly size: number }) | undefined;
  /** The records that point at it, each as its kind and id. */
  readonly records: readonly string[];
}

export interface ForgottenFile extends StorageKey {
  /** Whether a record once pointed at it. */
  readonly wasUsed: boolean;
}

/** Which registered files records use. A record that is stored or removed is counted in the same transaction. */
export abstract class FileUses {
  /** The time that decides what is due. */
  abstract now(): Promise<Date>;
  /** All files of a bucket at one moment. */
  abstract survey(bucket: Bucket): Promise<readonly SurveyedFile[]>;
  /** Makes the counts agree with the records. Answers how many did not. */
  abstract recount(): Promise<number>;
  /**
   * Takes files that may be removed out of the register, at most `limit`, all or none. From then on no record can be
   * made to point at them. Leaves out what somebody else is just working on.
   */
  abstract forgetDue(limit: number): Promise<readonly ForgottenFile[]>;
}
