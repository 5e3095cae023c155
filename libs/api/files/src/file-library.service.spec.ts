import { beforeEach, describe, expect, it } from '@jest/globals';
import { anEdit, FixedClock, RecordedContentChanges } from '@site/api-kernel/testing';
import type { PublishableContent, ReceivedFile } from './application/content-processor';
import type { FileContent, LibraryFile } from './application/file-library';
import { FileLibraryService, type FileLibraryParts } from './application/file-library.service';
import { aStoredFile } from './testing/stored-file.builder';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';

const stored = aStoredFile();
const standing: LibraryFile = {
  id: stored.id,
  version: 1,
  lastEdit: anEdit(),
  stored,
  description: { originalName: 'barrage.jpg', alternative: { fr: '', en: '' }, focalPoint: { x: 50, y: 50 } },
};
const received: ReceivedFile = { path: '/received', size: 9, name: 'a.jpg', sha256: 'cd'.repeat(32) };
const asked = { id: stored.id, seen: [1], editor: stored.id };
const [FORMER, COMING] = [stored.name, `${stored.name}.r${'1'.repeat(32)}`];

async function* bytes() {
  yield Buffer.from('upright');
}
const prepared: PublishableContent = {
  size: 7,
  sha256: 'ab'.repeat(32),
  dimensions: undefined,
  animated: false,
  bytes,
};

let storage: InMemoryFileStorage;
beforeEach(async () => {
  storage = new InMemoryFileStorage();
  await storage.put(stored, bytes(), 7);
});

/** Over a database that answers so to the statement that names the new bytes. */
const serviceWith = (replaceContent: (file: LibraryFile, content: FileContent) => Promise<boolean>) =>
  new FileLibraryService({
    storage,
    library: { get: async () => standing, areCopied: async () => false, replaceContent },
    processor: { recognise: async () => 'image/jpeg', prepare: async () => prepared },
    names: { next: () => '1'.repeat(32) },
    changes: new RecordedContentChanges(),
    clock: new FixedClock(),
  } as unknown as FileLibraryParts);
const kept = () => [...storage.objects.keys()].map((address) => address.split('/')[1]);

describe('bytes that are replaced', () => {
  it('are removed once the new ones are named', async () => {
    await serviceWith(async () => true).replace(asked, received);
    expect(kept()).toEqual([COMING]);
  });

  it('stay where another was quicker, without the new ones', async () => {
    const replacing = serviceWith(async () => false).replace(asked, received);
    await expect(replacing).rejects.toMatchObject({ code: 'edit_conflict' });
    expect(kept()).toEqual([FORMER]);
  });

  it('stay beside the new ones where nobody can say which of them are named', async () => {
    const lost = () => Promise.reject(new Error('connection terminated'));
    await expect(serviceWith(lost).replace(asked, received)).rejects.toThrow('connection terminated');
    expect(kept()).toEqual([FORMER, COMING]);
  });
});
