import { altered, foreign, truncated } from './backup-failure';
import { ByteSource } from './byte-source';

/** POSIX.1-1988 `ustar`, of which every tar reads what is written here: regular files with short names. */
const BLOCK = 512;
const LONGEST_NAME = 100;
const FIELDS = {
  mode: 100,
  uid: 108,
  gid: 116,
  size: 124,
  changedAt: 136,
  checksum: 148,
  type: 156,
  magic: 257,
};
const FILE = '0';

export const TAR_END = Buffer.alloc(2 * BLOCK);

export interface TarEntry {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** To be read before the next entry is asked for. */
  readonly bytes: AsyncIterable<Buffer>;
}

/** What stands before the bytes of a file. @throws RangeError for a name or a size that has no room */
export function tarHeader(name: string, size: number, changedAt: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME || size >= 8 ** 11) throw new RangeError(`no room for ${name}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (at: number, digits: number, value: number): void =>
    void header.write(value.toString(8).padStart(digits, '0'), at, 'latin1');
  header.write(name, 0, 'utf8');
  octal(FIELDS.mode, 7, 0o600);
  octal(FIELDS.uid, 7, 0);
  octal(FIELDS.gid, 7, 0);
  octal(FIELDS.size, 11, size);
  octal(FIELDS.changedAt, 11, Math.floor(changedAt.getTime() / 1000));
  header.write(FILE, FIELDS.type, 'latin1');
  header.write('ustar\x0000', FIELDS.magic, 'latin1');
  header.write(checksumOf(header), FIELDS.checksum, 'latin1');
  return header;
}

/** Zeros after the bytes of a file. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** The files of an archive, one after the other. @throws BackupFailure for what is no whole archive */
export async function* tarEntries(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = new ByteSource(archive);
  for (;;) {
    const header = await source.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    let left = size;
    async function* bytes(): AsyncGenerator<Buffer> {
      while (left > 0) {
        const piece = await source.some(left);
        left -= piece.length;
        yield piece;
      }
    }
    yield { name, size, bytes: bytes() };
    if (left > 0) throw new Error(`${name} was not read to its end`);
    const padding = tarPadding(size);
    if (!(await source.exactly(padding.length)).equals(padding)) throw altered(name);
  }
  if (!(await source.exactly(BLOCK)).equals(Buffer.alloc(BLOCK))) throw truncated();
  // Other programs fill the last of their records with zeros.
  while (!(await source.hasEnded())) {
    if ((await source.some(BLOCK)).some((byte) => byte !== 0)) throw altered('fin / end');
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (at: number, length: number): string => {
    const [value = ''] = header.toString('utf8', at, at + length).split('\0');
    return value;
  };
  const name = text(0, LONGEST_NAME);
  const isOurs = header.toString('latin1', FIELDS.magic, FIELDS.magic + 5) === 'ustar';
  const isFile = header.toString('latin1', FIELDS.type, FIELDS.type + 1) === FILE;
  const isWhole = header.toString('latin1', FIELDS.checksum, FIELDS.checksum + 8) === checksumOf(header);
  if (!isOurs) throw foreign();
  if (!isFile || !isWhole) throw altered(name || 'tar');
  return { name, size: parseInt(text(FIELDS.size, 12), 8) };
}

/** The field as every tar writes it: the sum of all bytes, its own taken as spaces. */
function checksumOf(header: Buffer): string {
  let sum = 8 * 0x20;
  for (const [place, byte] of header.entries()) {
    if (place < FIELDS.checksum || place >= FIELDS.checksum + 8) sum += byte;
  }
  return `${sum.toString(8).padStart(6, '0')}\0 `;
}
