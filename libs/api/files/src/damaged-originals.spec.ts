import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeliveryService } from './application/delivery.service';
import type { StoredFile } from './domain/stored-file';
import { DiskFileStorage } from './infrastructure/disk/disk-file-storage';
import { IncomingFolder } from './infrastructure/disk/incoming-folder';
import { RandomFileNames } from './infrastructure/disk/random-file-names';
import { LocalContentProcessor } from './infrastructure/imaging/local-content-processor';
import { collect } from './testing/in-memory-file-storage';
import { anImage } from './testing/sample-images';
import { aStoredFile } from './testing/stored-file.builder';

let root: string;
let storage: DiskFileStorage;
let deliveries: DeliveryService;
const names = new RandomFileNames();

beforeAll(async () => {
  Logger.overrideLogger(false);
  root = await mkdtemp(join(tmpdir(), 'damaged-'));
  storage = new DiskFileStorage(root, new IncomingFolder(root));
  deliveries = new DeliveryService(storage, new LocalContentProcessor());
  await mkdir(join(root, 'project-images'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;
const pathOf = ({ bucket, name }: StoredFile, variant = '') => join(root, bucket, name + variant);

const made = new Map<string, Promise<Buffer>>();
const bytesOf = (format: (typeof FORMATS)[number]): Promise<Buffer> => {
  const bytes = made.get(format) ?? anImage(90, 70).toFormat(format, { effort: 1 }).toBuffer();
  made.set(format, bytes);
  return bytes;
};

async function stored(format: (typeof FORMATS)[number]): Promise<StoredFile> {
  const bytes = await bytesOf(format);
  const file = aStoredFile({
    name: `${names.next()}.${format}`,
    contentType: `image/${format}`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  await writeFile(pathOf(file), bytes);
  return file;
}

const DAMAGES: Readonly<Record<string, (path: string, size: number) => Promise<void>>> = {
  'cut to 1000 bytes': (path) => truncate(path, 1_000),
  'cut by one byte': (path, size) => truncate(path, size - 1),
  emptied: (path) => truncate(path, 0),
  'replaced by noise of its size': (path, size) => writeFile(path, randomBytes(size)),
  'replaced by a text': (path) => writeFile(path, 'nothing'),
  'replaced by a page': (path) => writeFile(path, '<!doctype html>'.repeat(400)),
  'replaced by a drawing of its size': (path, size) =>
    writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(size)),
  deleted: (path) => rm(path),
  'replaced by a folder': async (path) => {
    await rm(path);
    await mkdir(path);
  },
};

describe.each(Object.keys(DAMAGES))('a variant of an original that was %s', (damage) => {
  it.each(FORMATS)('is not found (%s)', async (format) => {
    const file = await stored(format);
    await DAMAGES[damage]!(pathOf(file), file.size);
    await expect(deliveries.image(file, 320, ['webp'])).rejects.toMatchObject({ code: 'not_found' });
    expect(await storage.sizeOf({ ...file, name: `${file.name}.w320.webp` })).toBeUndefined();
  });
});

it('a variant that is empty is made again', async () => {
  const file = await stored('jpeg');
  const { size } = await deliveries.image(file, 320, ['webp']);
  await truncate(pathOf(file, '.w320.webp'), 0);
  const again = await deliveries.image(file, 320, ['webp']);
  expect([again.size, (await collect(await again.open())).length]).toEqual([size, size]);
});

it('A folder in the place of an object is no object, whatever its size', async () => {
  const folder = aStoredFile({ name: `${names.next()}.webp` });
  await mkdir(pathOf(folder));
  expect(await storage.sizeOf(folder)).toBeUndefined();
});
