import { DomainError } from '@site/api-kernel';
import type { Bucket } from '@site/vocabulary';
import { FileStorage } from '../application/file-storage';
import type { ByteRange, Bytes, StorageKey, StoredObject } from '../application/file-storage';

/** Can be told to fail, as a store does that is full or out of reach. */
export class InMemoryFileStorage extends FileStorage {
  readonly objects = new Map<string, Uint8Array>();
  readonly storedAt = new Map<string, Date>();
  now = new Date('2026-03-01T09:00:00Z');
  failure: 'dependency_unavailable' | 'insufficient_storage' | undefined;

  async put(key: StorageKey, bytes: Bytes, size: number): Promise<void> {
    this.mayFail();
    const whole = await collect(bytes);
    if (whole.length !== size) throw new RangeError(`${whole.length} bytes came instead of ${size}`);
    this.objects.set(addressOf(key), whole);
    this.storedAt.set(addressOf(key), this.now);
  }

  async sizeOf(key: StorageKey): Promise<number | undefined> {
    this.mayFail('dependency_unavailable');
    return this.objects.get(addressOf(key))?.length;
  }

  async open(key: StorageKey, range?: ByteRange): Promise<Bytes | undefined> {
    this.mayFail('dependency_unavailable');
    const bytes = this.objects.get(addressOf(key));
    return bytes && inChunks(range === undefined ? bytes : bytes.subarray(range.first, range.last + 1));
  }

  async remove(key: StorageKey): Promise<void> {
    this.mayFail('dependency_unavailable');
    this.objects.delete(addressOf(key));
  }

  async *list(bucket: Bucket): AsyncIterable<StoredObject> {
    this.mayFail('dependency_unavailable');
    for (const [address, { length: size }] of [...this.objects]) {
      const [place, name = ''] = address.split('/');
      if (place === bucket) yield { name, size, storedAt: this.storedAt.get(address) ?? this.now };
    }
  }

  private mayFail(only = this.failure): void {
    if (this.failure !== undefined && this.failure === only) throw new DomainError(this.failure);
  }
}

const addressOf = ({ bucket, name }: StorageKey): string => `${bucket}/${name}`;

async function* inChunks(bytes: Uint8Array, size = 64 * 1024): Bytes {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

export async function collect(bytes: Bytes): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
