import { beforeEach, describe, expect, it } from '@jest/globals';
import { CountingIdGenerator } from '@site/api-kernel/testing';
import type { Bucket } from '@site/vocabulary';
import { ContentProcessor } from './application/content-processor';
import type { PublishableContent, ReceivedFile } from './application/content-processor';
import { FileNames } from './application/file-names';
import { FileService } from './application/file.service';
import { RegisteredFiles } from './application/registered-files';
import { urlOf } from './domain/stored-file';
import { InMemoryFileRegister } from './testing/in-memory-file-register';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';

/** Believes whatever it is told. */
class CredulousProcessor extends ContentProcessor {
  shows: string | undefined = 'image/jpeg';

  async recognise(): Promise<string | undefined> {
    return this.shows;
  }

  async prepare(): Promise<PublishableContent> {
    async function* bytes() {
      yield Buffer.from('upright');
    }
    return { size: 7, sha256: 'ab'.repeat(32), dimensions: { width: 3, height: 4 }, animated: false, bytes };
  }

  async resize(): Promise<Uint8Array> {
    return Buffer.from('small');
  }
}

class CountedNames extends FileNames {
  private count = 0;

  next(): string {
    this.count += 1;
    return this.count.toString(16).padStart(32, '0');
  }
}

const ADMINISTRATOR = '01900000-0000-7000-a000-000000000001';
const NAME = `${'1'.padStart(32, '0')}.jpg`;

let storage: InMemoryFileStorage;
let register: InMemoryFileRegister;
let processor: CredulousProcessor;
let files: FileService;

beforeEach(() => {
  [storage, register, processor] = [
    new InMemoryFileStorage(),
    new InMemoryFileRegister(),
    new CredulousProcessor(),
  ];
  files = new FileService({
    storage,
    register,
    processor,
    names: new CountedNames(),
    ids: new CountingIdGenerator(),
  });
});

const received = (differences: Partial<ReceivedFile> = {}): ReceivedFile => ({
  path: '/somewhere/received',
  size: 9,
  name: 'Barrage.JPG',
  sha256: 'cd'.repeat(32),
  ...differences,
});
const add = (file = received(), bucket: Bucket = 'project-images') => files.add(bucket, file, ADMINISTRATOR);

describe('taking a file in', () => {
  it('stores what is fit to be published and registers it', async () => {
    const file = await add();
    expect(file).toEqual({
      id: '01900000-0000-7000-8000-000000000001',
      bucket: 'project-images',
      name: NAME,
      originalName: 'Barrage.JPG',
      contentType: 'image/jpeg',
      size: 7,
      dimensions: { width: 3, height: 4 },
      animated: false,
      sha256: 'ab'.repeat(32),
      uploadedBy: ADMINISTRATOR,
      contentVersion: 1,
    });
    expect(register.files).toEqual([file]);
    expect([...storage.objects]).toEqual([[`project-images/${NAME}`, Buffer.from('upright')]]);
    expect(await files.get('project-images', NAME)).toEqual(file);
  });

  it.each([
    [{ size: 0 }, 'validation_failed'],
    [{ size: 5 * 1024 * 1024 + 1 }, 'payload_too_large'],
  ])('refuses %j with %s and stores nothing', async (differences, code) => {
    await expect(add(received(differences))).rejects.toMatchObject({ code });
    expect([register.files, storage.objects.size]).toEqual([[], 0]);
  });

  it.each(['image/heic', 'image/svg+xml', 'application/pdf', '__proto__', undefined])(
    'refuses what shows %j',
    async (type) => {
      processor.shows = type;
      await expect(add()).rejects.toMatchObject({ code: 'unsupported_media_type' });
      expect([register.files, storage.objects.size]).toEqual([[], 0]);
    },
  );

  it('registers nothing that could not be stored', async () => {
    storage.failure = 'insufficient_storage';
    await expect(add()).rejects.toMatchObject({ code: 'insufficient_storage' });
    expect(register.files).toEqual([]);
  });

  it('keeps the bytes of which nobody can say whether they are registered', async () => {
    register.add = () => Promise.reject(new Error('connection terminated'));
    await expect(add()).rejects.toThrow('connection terminated');
    expect(storage.objects.size).toBe(1);
  });
});

describe('knowing a file', () => {
  it('is limited to what was handed out', async () => {
    await add();
    for (const [bucket, name] of [
      ['news-images', NAME],
      ['project-images', `${'2'.repeat(32)}.jpg`],
      ['project-images', '../x'],
    ] as const) {
      await expect(files.get(bucket, name)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('lets other modules tell own URLs from foreign ones', async () => {
    const known = new RegisteredFiles(register, storage);
    const url = urlOf(await add());
    expect(await known.has('project-images', url)).toBe(true);
    expect(await known.has('news-images', url)).toBe(false);
    const foreign = [
      `${url}?w=320`,
      `https://evil.test${url}`,
      `/${url}`,
      url.replace('0001', '0002'),
      url.toUpperCase(),
      'javascript:1',
      '',
    ];
    for (const one of foreign) expect([one, await known.has('project-images', one)]).toEqual([one, false]);
  });

  it('does not count a file whose bytes are gone', async () => {
    const url = urlOf(await add());
    storage.objects.clear();
    expect(await new RegisteredFiles(register, storage).has('project-images', url)).toBe(false);
  });
});
