import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { decrypted, encrypted } from './encryption';

const PASSPHRASE = 'une phrase que personne ne devine';
const CHUNK = 64 * 1024;
const TAG = 16;
const HEAD = 40;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const lock = (bytes: Buffer, size = 1_000) => buffer(encrypted(inPieces(bytes, size), PASSPHRASE));
const unlock = (bytes: Buffer, passphrase: string | undefined = PASSPHRASE) =>
  buffer(decrypted(inPieces(bytes, 999), passphrase));

describe('an encrypted archive', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    'of %d bytes comes back as it was',
    async (size) => {
      const bytes = randomBytes(size);
      const locked = await lock(bytes, 7_777);
      expect((await unlock(locked)).equals(bytes)).toBe(true);
      expect(locked).toHaveLength(HEAD + size + TAG * Math.max(1, Math.ceil(size / CHUNK)));
    },
  );

  it('is another each time', async () => {
    const bytes = Buffer.alloc(100);
    expect((await lock(bytes)).equals(await lock(bytes))).toBe(false);
  });

  it('takes a passphrase however its accents were typed', async () => {
    const locked = await buffer(
      encrypted(inPieces(Buffer.from('a'), 1), 'sécurité du dépôt'.normalize('NFD')),
    );
    expect(String(await unlock(locked, 'sécurité du dépôt'.normalize('NFC')))).toBe('a');
  });

  it('tells a wrong passphrase from a broken archive', async () => {
    const locked = await lock(Buffer.alloc(10));
    await expect(unlock(locked, 'une autre phrase')).rejects.toThrow('is the wrong one');
    locked[HEAD + 3]! ^= 1;
    await expect(unlock(locked)).rejects.toThrow('was altered');
  });

  it('without its end, or with its pieces in another order, is refused', async () => {
    const locked = await lock(randomBytes(3 * CHUNK));
    const at = (chunk: number): number => HEAD + chunk * (CHUNK + TAG);
    await expect(unlock(locked.subarray(0, at(2)))).rejects.toThrow('its end is missing');
    await expect(unlock(locked.subarray(0, at(2) + 9))).rejects.toThrow('its end is missing');
    await expect(unlock(locked.subarray(0, HEAD - 1))).rejects.toThrow('its end is missing');
    const [head, ...chunks] = [0, at(0), at(1), at(2)].map((from, index, all) =>
      locked.subarray(from, all[index + 1]),
    );
    const swapped = Buffer.concat([head!, chunks[1]!, chunks[0]!, chunks[2]!]);
    await expect(unlock(swapped)).rejects.toThrow('was altered');
    await expect(unlock(Buffer.concat([head!, chunks[0]!, chunks[2]!]))).rejects.toThrow('was altered');
  });
});
