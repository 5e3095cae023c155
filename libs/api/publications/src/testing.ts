import type { InMemoryRepository } from '@site/api-kernel/testing';
import { InMemoryContentReader, samplesOf } from '@site/api-platform/testing/content';
import { PUBLICATIONS } from '@site/vocabulary';
import type { DownloadCounter } from './application/download-counter';
import { PublishedFiles, type PublishedFile } from './application/published-files';
import { Publication } from './domain/publication';
import { wireOf } from './infrastructure/http/publication.dto';

export const { draft: aDraft, record: aPublication } = samplesOf(PUBLICATIONS, Publication);

/** Reads the publications of an in-memory repository; `downloads` are by id. */
export function inMemoryPublications(stored: InMemoryRepository<Publication>) {
  const downloads = new Map<string, number>();
  const reader = new InMemoryContentReader(PUBLICATIONS, stored, (publication: Publication) => ({
    ...wireOf(publication),
    downloads: downloads.get(publication.id) ?? 0,
  }));
  return Object.assign(reader, { downloads });
}

/** Counts in memory; can be made slow, or to fail as a database does that is out of reach. */
export class InMemoryDownloadCounter implements DownloadCounter {
  /** One entry for each statement. */
  readonly statements: number[] = [];
  failure: Error | undefined;
  /** Waited for before anything is counted. */
  pause: Promise<void> = Promise.resolve();

  constructor(private readonly downloads: Map<string, number>) {}

  async add(publicationId: string, downloads: number): Promise<void> {
    await this.pause;
    if (this.failure !== undefined) throw this.failure;
    this.statements.push(downloads);
    this.downloads.set(publicationId, (this.downloads.get(publicationId) ?? 0) + downloads);
  }
}

/** Documents in memory, by URL; can fail as a store does that is out of reach. */
export class InMemoryPublishedFiles extends PublishedFiles {
  readonly documents = new Map<string, Uint8Array>();
  failure: Error | undefined;
  /** The last bytes never come, as of a file that was cut off. */
  cutOff = false;

  async find(url: string): Promise<PublishedFile | undefined> {
    if (this.failure !== undefined) throw this.failure;
    const bytes = this.documents.get(url);
    if (bytes === undefined) return undefined;
    return {
      contentType: 'application/pdf',
      size: bytes.length,
      sizeText: `${(bytes.length / 1024 ** 2).toFixed(2)} MB`,
      tag: `tag-${bytes.length}`,
      open: async (range) => {
        const part = range === undefined ? bytes : bytes.subarray(range.first, range.last + 1);
        return inPieces(this.cutOff ? part.subarray(0, -1_000) : part);
      },
    };
  }
}

async function* inPieces(bytes: Uint8Array, size = 64 * 1024): AsyncIterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
