import { beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@site/api-kernel';
import {
  CountingIdGenerator,
  describeEditing,
  FixedClock,
  InMemoryRepository,
  RecordedContentChanges,
} from '@site/api-kernel/testing';
import { PublicationService } from './application/publication.service';
import type { PublicationDraft } from '@site/vocabulary';
import type { Publication } from './domain/publication';
import { aDraft, InMemoryPublishedFiles } from './testing';

const DOCUMENT = '/files/publications/0f3c9a5e7b1d4826a0c4e8f2b6d91357.pdf';
const EDITOR = '01900000-0000-7000-a000-000000000001';

let stored: InMemoryRepository<Publication>;
let files: InMemoryPublishedFiles;
let changes: RecordedContentChanges;
let service: PublicationService;

beforeEach(() => {
  stored = new InMemoryRepository<Publication>();
  files = new InMemoryPublishedFiles();
  changes = new RecordedContentChanges();
  service = new PublicationService(stored, files, changes, new CountingIdGenerator(), new FixedClock());
  files.documents.set(DOCUMENT, new Uint8Array(1_310_720));
});

describe('keeping publications', () =>
  describeEditing<Publication, PublicationDraft>({
    kind: 'publications',
    service: (stored, changes, clock) =>
      new PublicationService(stored, new InMemoryPublishedFiles(), changes, new CountingIdGenerator(), clock),
    drafts: [aDraft(), aDraft({ type: 'Manuel' })],
  }));

describe('publishing', () => {
  it('states the size of the document itself, whatever is said of it', async () => {
    for (const fileSize of [null, '1.25 MB', '0.01 MB', 'énorme']) {
      const publication = await service.editing.publish(aDraft({ fileUrl: DOCUMENT, fileSize }), EDITOR);
      expect(publication).toMatchObject({ fileUrl: DOCUMENT, fileSize: '1.25 MB' });
    }
  });

  it('takes what is said of the size of a document that is not here', async () => {
    expect((await service.editing.publish(aDraft({ fileSize: '2.40 MB' }), EDITOR)).fileSize).toBe('2.40 MB');
  });

  it.each(['https://evil.test/x.pdf', '/files/project-images/a.jpg', '/files/publications/none.pdf'])(
    'refuses the file %s and stores nothing',
    async (fileUrl) => {
      await expect(service.editing.publish(aDraft({ fileUrl }), EDITOR)).rejects.toMatchObject({
        code: 'validation_failed',
        violations: [{ pointer: '/file_url', rule: 'file_url_foreign' }],
      });
      expect(stored.all).toEqual([]);
      expect(changes.announced).toEqual([]);
    },
  );

  it('stores nothing while the document cannot be looked at', async () => {
    files.failure = new DomainError('dependency_unavailable');
    await expect(service.editing.publish(aDraft({ fileUrl: DOCUMENT }), EDITOR)).rejects.toMatchObject({
      code: 'dependency_unavailable',
    });
    expect(stored.all).toEqual([]);
  });
});

describe('revising', () => {
  it('keeps document and size that are gone meanwhile as long as they are not changed', async () => {
    const { id } = await service.editing.publish(aDraft({ fileUrl: DOCUMENT }), EDITOR);
    files.documents.clear();
    const draft = aDraft({ fileUrl: DOCUMENT, fileSize: '9.99 MB', date: '2025' });
    const revised = await service.editing.revise(id, draft, [1], EDITOR);
    expect(revised).toMatchObject({ fileUrl: DOCUMENT, fileSize: '1.25 MB', date: '2025' });
  });

  it('takes document and size away', async () => {
    const { id } = await service.editing.publish(aDraft({ fileUrl: DOCUMENT }), EDITOR);
    const revised = await service.editing.revise(id, aDraft(), [1], EDITOR);
    expect(revised).toMatchObject({ fileUrl: null, fileSize: null });
  });
});
