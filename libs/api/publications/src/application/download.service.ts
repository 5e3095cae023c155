import type { ContentChanges } from '@site/api-kernel';
import type { DownloadCounter } from './download-counter';

/** Downloads that are written together. */
interface Batch {
  downloads: number;
  readonly counted: Promise<void>;
}

/**
 * Counts completed downloads exactly. While one count of a publication is being written, those that come meanwhile wait
 * and are written together: a thousand at once are a few statements, not a thousand that queue for one row.
 */
export class DownloadService {
  private readonly waiting = new Map<string, Batch>();
  private readonly writing = new Map<string, Promise<void>>();
  /** What was sent but could not be written: it is written with the next download of that publication. */
  private readonly owed = new Map<string, number>();

  constructor(
    private readonly counter: DownloadCounter,
    private readonly changes: ContentChanges,
  ) {}

  /** Whoever reads the publication after this sees the download. */
  count(publicationId: string): Promise<void> {
    const joined = this.waiting.get(publicationId);
    if (joined !== undefined) {
      joined.downloads += 1;
      return joined.counted;
    }
    const before = this.writing.get(publicationId) ?? Promise.resolve();
    const batch: Batch = { downloads: 1, counted: before.then(() => this.write(publicationId, batch)) };
    this.waiting.set(publicationId, batch);
    return batch.counted;
  }

  private write(publicationId: string, { downloads }: Batch): Promise<void> {
    this.waiting.delete(publicationId);
    const written = this.add(publicationId, downloads).then(() => this.changes.announce('publications'));
    // What follows is written whether this could be or not.
    const ended = written
      .catch(() => undefined)
      .then(() => {
        if (this.writing.get(publicationId) === ended) this.writing.delete(publicationId);
      });
    this.writing.set(publicationId, ended);
    return written;
  }

  private async add(publicationId: string, downloads: number): Promise<void> {
    const amount = downloads + (this.owed.get(publicationId) ?? 0);
    this.owed.delete(publicationId);
    try {
      await this.counter.add(publicationId, amount);
    } catch (error) {
      this.owed.set(publicationId, amount);
      throw error;
    }
  }
}
