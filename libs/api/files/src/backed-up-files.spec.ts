import { expect, it } from '@jest/globals';
import { UploadedFilesOfBackup } from './infrastructure/backup/uploaded-files';
import { InMemoryFileStorage } from './testing/in-memory-file-storage';

const NAME = `${'a'.repeat(32)}.jpg`;
const bytes = async function* () {
  yield Buffer.from('bytes');
};

it('Files of a bucket that the product has no more are copied and put back', async () => {
  const files = new UploadedFilesOfBackup(new InMemoryFileStorage());
  const path = `former-photos/${NAME}`;
  expect([await files.sizeOf(path), await files.open(path)]).toEqual([undefined, undefined]);
  await files.put(path, bytes(), 5);
  expect(await files.sizeOf(path)).toBe(5);
  await files.remove(path);
  expect(await files.sizeOf(path)).toBeUndefined();
});

it.each([`../${NAME}`, `/${NAME}`, `Photos/${NAME}`, 'former-photos/../a', `former-photos/a/${NAME}`, NAME])(
  'What is no path of a stored file is refused: %s',
  async (path) => {
    const files = new UploadedFilesOfBackup(new InMemoryFileStorage());
    await expect(async () => files.put(path, bytes(), 5)).rejects.toThrow('Not the path of an object');
  },
);
