import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { altered, BackupFailure, truncated } from './backup-failure';
import { ByteSource } from './byte-source';

/** The first bytes of an encrypted archive; a new form of it gets a new number. */
const MAGIC = Buffer.from('SITEBAK1');
const [SALT, KEY, CHECK, TAG] = [16, 32, 16, 16];
const CHUNK = 64 * 1024;
/** OWASP's password storage sheet: as dear as 2^17 with one lane, in 32 MB instead of 128. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };

type Chunks = AsyncIterable<Uint8Array>;

/**
 * AES-256-GCM in chunks of 64 KiB under a key of this archive alone. The nonce is the number of the chunk and whether it is
 * the last, so that none can be left out, moved or cut off (Hoang, Reyhanitabar, Rogaway and Vizár, "STREAM", 2015).
 */
export async function* encrypted(bytes: Chunks, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT);
  const { key, check } = await keyOf(passphrase, salt);
  yield Buffer.concat([MAGIC, salt, check]);
  const source = new ByteSource(bytes);
  for (let [count, isLast] = [0, false]; !isLast; count += 1) {
    const chunk = await source.upTo(CHUNK);
    isLast = await source.hasEnded();
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/**
 * The bytes of an archive, which may be encrypted or not.
 * @throws BackupFailure `passphrase` is missing or wrong, or the archive is not what was written
 */
export async function* decrypted(archive: Chunks, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const source = new ByteSource(archive);
  const beginning = await source.upTo(MAGIC.length);
  if (!beginning.equals(MAGIC)) {
    yield beginning;
    while (!(await source.hasEnded())) yield await source.some(CHUNK);
    return;
  }
  if (passphrase === undefined) {
    throw new BackupFailure(
      'L’archive est chiffrée : indiquez BACKUP_PASSPHRASE',
      'the archive is encrypted: set BACKUP_PASSPHRASE',
    );
  }
  const { key, check } = await keyOf(passphrase, await source.exactly(SALT));
  if (!timingSafeEqual(await source.exactly(CHECK), check)) {
    throw new BackupFailure('BACKUP_PASSPHRASE n’est pas la bonne', 'BACKUP_PASSPHRASE is the wrong one');
  }
  for (let [count, isLast] = [0, false]; !isLast; count += 1) {
    const chunk = await source.upTo(CHUNK + TAG);
    isLast = await source.hasEnded();
    yield open(chunk, key, count, isLast);
  }
}

function open(chunk: Buffer, key: Buffer, count: number, isLast: boolean): Buffer {
  if (chunk.length < TAG) throw truncated();
  const attempt = (last: boolean): Buffer | undefined => {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(count, last));
    decipher.setAuthTag(chunk.subarray(-TAG));
    const bytes = decipher.update(chunk.subarray(0, -TAG));
    try {
      return Buffer.concat([bytes, decipher.final()]);
    } catch {
      return undefined;
    }
  };
  const bytes = attempt(isLast);
  if (bytes !== undefined) return bytes;
  // Whole, but followed by others once: the end was cut off.
  throw isLast && attempt(false) !== undefined ? truncated() : altered(`${count * CHUNK}`);
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** The second half of what scrypt gives says nothing of the first, and tells a wrong passphrase from a broken archive. */
async function keyOf(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY + CHECK, COST, (error, derived) =>
      error === null ? resolve(derived) : reject(error),
    );
  });
  return { key: bytes.subarray(0, KEY), check: bytes.subarray(KEY) };
}
