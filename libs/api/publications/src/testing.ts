import type { ListPage } from '@site/api-platform';
import { anEdit, type InMemoryRepository } from '@site/api-kernel/testing';
import { DownloadCounter } from './application/download-counter';
import { PublishedFiles, type PublishedFile } from './application/published-files';
import { Publication, type PublicationDraft } from './domain/publication';
import { wireOf } from './infrastructure/http/publication.dto';
import {
  PublicationReader,
  type PublicationListRequest,
  type PublicationRow,
  type VersionedPublication,
} from './infrastructure/persistence/publication.reader';

let count = 0;

/** A draft that is accepted; a test names only what matters to it. */
export function aDraft(changes: Partial<PublicationDraft> = {}): PublicationDraft {
  return {
    title: { fr: 'Guide des points d’eau', en: 'Guide to water points' },
    description: { fr: 'Choisir et entretenir un forage.', en: 'Choosing and maintaining a borehole.' },
    type: 'Guide',
    category: 'WASH',
    language: 'FR',
    date: '2024',
    fileUrl: null,
    fileSize: null,
    ...changes,
  };
}

export function aPublication(changes: Partial<PublicationDraft> = {}): Publication {
  count += 1;
  const id = `01900000-0000-7000-9000-${count.toString(16).padStart(12, '0')}`;
  return new Publication(id, aDraft(changes), anEdit(new Date(Date.UTC(2026, 2, 1, 9, 0, count))));
}

/** Reads the publications of an in-memory repository; filters and pages only as far as HTTP tests need. */
export class InMemoryPublicationReader extends PublicationReader {
  /** Downloads by id of the publication. */
  readonly downloads = new Map<string, number>();

  constructor(private readonly stored: InMemoryRepository<Publication>) {
    super();
  }

  async list({ size, type }: PublicationListRequest): Promise<ListPage<PublicationRow>> {
    const rows = this.stored.all.reverse().map((one) => this.rowOf(one));
    const found = rows.filter((row) => type === undefined || row.type === type);
    const last = found[size - 1];
    const next = found.length > size && last ? { at: last.created_at, id: last.id } : undefined;
    return { items: found.slice(0, size), total: found.length, next };
  }

  async one(id: string): Promise<VersionedPublication | undefined> {
    const publication = this.stored.all.find((one) => one.id === id);
    return publication && { publication: this.rowOf(publication), version: publication.version };
  }

  async wasRemoved(id: string): Promise<boolean> {
    return this.stored.removed.has(id);
  }

  private rowOf(publication: Publication): PublicationRow {
    return { ...wireOf(publication), downloads: this.downloads.get(publication.id) ?? 0 };
  }
}

/** Counts in memory; can be made slow, or to fail as a database does that is out of reach. */
export class InMemoryDownloadCounter extends DownloadCounter {
  /** One entry for each statement. */
  readonly statements: number[] = [];
  failure: Error | undefined;
  /** Waited for before anything is counted. */
  pause: Promise<void> = Promise.resolve();

  constructor(private readonly downloads: Map<string, number>) {
    super();
  }

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
