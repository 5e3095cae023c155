import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { DeliveryService } from './application/delivery.service';
import { LocalContentProcessor } from './infrastructure/imaging/local-content-processor';
import { InMemoryFileStorage, collect } from './testing/in-memory-file-storage';
import type { Bytes } from './application/file-storage';
import { aJpeg } from './testing/sample-images';
import { aStoredFile } from './testing/stored-file.builder';

/** Knows how many objects are being read, as a store on disk has that many files open. */
class WatchedStorage extends InMemoryFileStorage {
  private reading = 0;
  mostAtOnce = 0;

  override async open(...place: Parameters<InMemoryFileStorage['open']>): Promise<Bytes | undefined> {
    const bytes = await super.open(...place);
    return bytes && this.watched(bytes);
  }

  private watched(bytes: Bytes): Bytes {
    this.mostAtOnce = Math.max(this.mostAtOnce, (this.reading += 1));
    const ended = () => void (this.reading -= 1);
    return (async function* () {
      try {
        yield* bytes;
      } finally {
        ended();
      }
    })();
  }
}

describe('many images asked for at once', () => {
  let storage: WatchedStorage;
  let deliveries: DeliveryService;
  let original: Buffer;
  const file = (number: number) => {
    const name = `${number.toString(16).padStart(32, '0')}.jpg`;
    const sha256 = createHash('sha256').update(original).digest('hex');
    return aStoredFile({ name, sha256, size: original.length, dimensions: { width: 400, height: 300 } });
  };

  beforeEach(async () => {
    original = await aJpeg(400, 300);
    storage = new WatchedStorage();
    deliveries = new DeliveryService(storage, new LocalContentProcessor());
    for (let number = 0; number < 120; number += 1) {
      storage.objects.set(`project-images/${file(number).name}`, original);
    }
  });

  const all = () =>
    Promise.all(Array.from({ length: 120 }, (_, number) => deliveries.image(file(number), 320, ['webp'])));

  it('are answered each: with the original where the queue is full, until there is a smaller one', async () => {
    const first = await all();
    const originals = first.filter(({ standsIn }) => standsIn);
    expect(originals).toHaveLength(120 - 64 - 2);
    for (const { contentType, size } of originals) {
      expect([contentType, size]).toEqual(['image/jpeg', original.length]);
    }
    expect((await collect(await originals[0]!.open())).equals(original)).toBe(true);
    const second = await all();
    expect(second.filter(({ standsIn }) => standsIn)).toEqual([]);
    expect(new Set(second.map(({ contentType }) => contentType))).toEqual(new Set(['image/webp']));
  });

  it('are opened only when their turn has come', async () => {
    await all();
    expect(storage.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('are not found when their bytes are gone, however many ask', async () => {
    storage.objects.clear();
    const answers = await Promise.allSettled(
      Array.from({ length: 120 }, (_, number) => deliveries.image(file(number), 320, ['webp'])),
    );
    const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code);
    expect(new Set(codes)).toEqual(new Set(['not_found']));
  });
});
