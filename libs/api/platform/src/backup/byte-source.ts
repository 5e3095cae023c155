import { truncated } from './backup-failure';

const NOTHING = Buffer.alloc(0);

/** Bytes that come in pieces of any size, taken in pieces of the size that is wanted. */
export class ByteSource {
  private readonly pieces: AsyncIterator<Uint8Array>;
  private rest: Buffer = NOTHING;

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.pieces = bytes[Symbol.asyncIterator]();
  }

  async hasEnded(): Promise<boolean> {
    while (this.rest.length === 0) {
      const { done, value } = await this.pieces.next();
      if (done === true) return true;
      this.rest = Buffer.from(value.buffer, value.byteOffset, value.length);
    }
    return false;
  }

  /** As many bytes as are there, one at least and `most` at most. @throws BackupFailure at the end */
  async some(most: number): Promise<Buffer> {
    if (await this.hasEnded()) throw truncated();
    const taken = this.rest.subarray(0, most);
    this.rest = this.rest.subarray(taken.length);
    return taken;
  }

  /** So many bytes, or those that are left before the end. */
  async upTo(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0 && !(await this.hasEnded());) {
      const piece = await this.some(missing);
      pieces.push(piece);
      missing -= piece.length;
    }
    return pieces.length === 1 ? (pieces[0] ?? NOTHING) : Buffer.concat(pieces);
  }

  /** @throws BackupFailure when there are fewer */
  async exactly(count: number): Promise<Buffer> {
    const bytes = await this.upTo(count);
    if (bytes.length < count) throw truncated();
    return bytes;
  }
}
