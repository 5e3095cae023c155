import type { Clock } from '../clock';
import { ContentChanges, type ChangedKind } from '../content-changes';
import { DerivedData } from '../derived-data';
import { Edit } from '../edit';
import { IdGenerator } from '../id-generator';
import { Journal, type JournalAction } from '../journal';
import { UploadedFiles } from '../uploaded-files';

/** A clock that stands still until it is moved. */
export class FixedClock implements Clock {
  constructor(private instant = new Date('2026-03-01T09:00:00.000Z')) {}

  now(): Date {
    return this.instant;
  }

  advance(milliseconds: number): void {
    this.instant = new Date(this.instant.getTime() + milliseconds);
  }
}

/** Keeps what is noted. */
export class RecordedJournal extends Journal {
  readonly notes: { action: JournalAction; kind: string; by?: string | null; record?: string | null }[] = [];

  async note(
    action: JournalAction,
    kind: string,
    about: { record?: string | null; by?: string | null },
  ): Promise<void> {
    this.notes.push({ action, kind, ...about });
  }
}

/** Identifiers in the form of UUID v7, counted up from one. */
export class CountingIdGenerator extends IdGenerator {
  private count = 0;

  next(): string {
    this.count += 1;
    return `01900000-0000-7000-8000-${this.count.toString(16).padStart(12, '0')}`;
  }
}

export class RecordedContentChanges extends ContentChanges {
  readonly announced: ChangedKind[] = [];

  private readonly listeners: { readonly kind: ChangedKind; readonly work: () => void }[] = [];

  announce(kind: ChangedKind): void {
    this.announced.push(kind);
    for (const listener of this.listeners) if (listener.kind === kind) listener.work();
  }

  onChange(kind: ChangedKind, work: () => void): void {
    this.listeners.push({ kind, work });
  }
}

/** Knows the URLs it was told of, whatever their bucket. */
export class KnownUploadedFiles extends UploadedFiles {
  readonly urls = new Set<string>();

  async has(_bucket: string, url: string): Promise<boolean> {
    return this.urls.has(url);
  }
}

/** Agrees with the rows, once as much as `wrong` says does not. */
export class CountedDerivedData extends DerivedData {
  wrong = 0;

  async recount(): Promise<number> {
    const mended = this.wrong;
    this.wrong = 0;
    return mended;
  }
}

/** An edit by nobody who has an account. */
export function anEdit(at = new Date('2026-03-01T09:00:00.000Z')): Edit {
  return new Edit(null, at);
}
