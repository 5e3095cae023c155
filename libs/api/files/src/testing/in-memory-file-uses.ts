import type { Bucket } from '@site/vocabulary';
import type { StorageKey } from '../application/file-storage';
import { FileUses, type ForgottenFile, type SurveyedFile } from '../application/file-uses';
import { removableAt, standingOf } from '../domain/file-life';

interface Entry extends StorageKey {
  readonly size: number;
  uploadedAt: Date;
  unusedSince: Date | undefined;
  /** Counted; `records` are what there really is. */
  uses: number;
}

/** Register and records in one, with a clock that stands until it is set. */
export class InMemoryFileUses extends FileUses {
  time = new Date('2026-03-01T09:00:00Z');
  files: Entry[] = [];
  readonly records = new Map<string, StorageKey>();

  register(key: StorageKey, size: number): void {
    this.files.push({ ...key, size, uploadedAt: this.time, unusedSince: undefined, uses: 0 });
  }

  /** Lets a record point at a file, or at none. */
  point(record: string, file?: StorageKey): void {
    const former = this.find(this.records.get(record));
    const present = this.find(file);
    if (file !== undefined && present === undefined) throw new Error('the file is not there');
    if (former !== undefined) {
      former.uses -= 1;
      if (former.uses === 0) former.unusedSince = this.time;
    }
    if (present !== undefined) Object.assign(present, { uses: present.uses + 1, unusedSince: undefined });
    this.records.delete(record);
    if (file !== undefined) this.records.set(record, file);
  }

  async now(): Promise<Date> {
    return this.time;
  }

  async survey(bucket: Bucket): Promise<SurveyedFile[]> {
    const names = [...this.files, ...this.records.values()].filter((key) => key.bucket === bucket);
    return [...new Set(names.map(({ name }) => name))].sort().map((name) => ({
      name,
      registered: this.find({ bucket, name }),
      records: this.recordsOf({ bucket, name }),
    }));
  }

  async recount(): Promise<number> {
    const wrong = this.files.filter((file) => file.uses !== this.recordsOf(file).length);
    for (const file of wrong) {
      file.uses = this.recordsOf(file).length;
      file.unusedSince = file.uses > 0 ? undefined : (file.unusedSince ?? this.time);
    }
    return wrong.length;
  }

  async forgetDue(limit: number): Promise<ForgottenFile[]> {
    const due = this.files.filter((file) => {
      const moment = removableAt(file);
      return moment !== undefined && moment <= this.time && this.recordsOf(file).length === 0;
    });
    const going = due.slice(0, limit);
    this.files = this.files.filter((file) => !going.includes(file));
    return going.map((file) => ({
      bucket: file.bucket,
      name: file.name,
      wasUsed: standingOf(file) === 'unused',
    }));
  }

  private find(key: StorageKey | undefined): Entry | undefined {
    return this.files.find(({ bucket, name }) => bucket === key?.bucket && name === key.name);
  }

  private recordsOf(key: StorageKey): string[] {
    const pointing = [...this.records].filter(
      ([, { bucket, name }]) => bucket === key.bucket && name === key.name,
    );
    return pointing.map(([record]) => record).sort();
  }
}
