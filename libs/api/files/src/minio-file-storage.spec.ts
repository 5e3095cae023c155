import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { MinioFileStorage } from './infrastructure/s3/minio-file-storage';
import { FailingStore, refuse } from './testing/failing-store';
import { collect } from './testing/in-memory-file-storage';

const KEY = { bucket: 'project-images', name: 'a.jpg' } as const;
/** No store of these tests is given up by it: a busy machine takes seconds to answer. */
const patience = 60_000;
const silent = { turned: () => undefined, closed: () => undefined, unseen: () => undefined };
const unavailable = { code: 'dependency_unavailable', retryAfter: 5 };

let store: FailingStore;
let endpoint: string;
let storage: MinioFileStorage;
let impatient: MinioFileStorage;

const open = (address = endpoint, limits = patience) => {
  const keys = { accessKey: 'a-key', secretKey: 'a-secret' };
  const place = { endpoint: address, region: 'us-east-1', bucketPrefix: 'site-' };
  return new MinioFileStorage({ ...place, ...keys }, silent, limits);
};
beforeAll(async () => {
  store = new FailingStore();
  endpoint = await store.open();
  storage = open();
  impatient = open(endpoint, 4_000);
  await impatient.sizeOf(KEY);
});
afterAll(async () => {
  storage.onModuleDestroy();
  impatient.onModuleDestroy();
  await store.close();
});

async function* bytesOf(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}
const put = (text = 'abc', on = storage) => on.put(KEY, bytesOf(text), text.length);
describe('an object store', () => {
  it.each([
    [507, 'XMinioStorageFull'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [403, 'QuotaExceeded'],
  ])('that is full (%d %s) says so', async (status, code) => {
    store.answering = refuse(status, code);
    await expect(put()).rejects.toMatchObject({ code: 'insufficient_storage' });
  });

  it('that refuses half way and closes is understood, too', async () => {
    store.answering = (request, response) => {
      request.once('data', () => {
        request.pause();
        refuse(507, 'XMinioStorageFull')(request, response.setHeader('Connection', 'close'));
      });
    };
    const large = Buffer.alloc(8_000_000);
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(storage.put(KEY, bytesOf(large, large), 16_000_000)).rejects.toMatchObject({
        code: 'insufficient_storage',
      });
    }
  });

  it.each([500, 502, 503, 504])(
    'that fails with %d is unavailable, and no connection stays open',
    async (status) => {
      store.answering = refuse(status, 'InternalError');
      for (let turn = 0; turn < 20; turn += 1) {
        await expect(storage.sizeOf(KEY)).rejects.toMatchObject(unavailable);
        await expect(storage.open(KEY)).rejects.toMatchObject(unavailable);
      }
      expect(await store.connections()).toBeLessThan(10);
      await expect(put()).rejects.toMatchObject(unavailable);
      await expect(storage.remove(KEY)).rejects.toMatchObject(unavailable);
    },
  );

  it('that never answers is given up', async () => {
    store.answering = () => undefined;
    const begun = performance.now();
    const works = [impatient.sizeOf(KEY), impatient.open(KEY), impatient.remove(KEY), put('abc', impatient)];
    for (const outcome of await Promise.allSettled(works)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
    }
    expect(performance.now() - begun).toBeLessThan(patience);
  });

  it('that falls silent in the middle of a file breaks the file off, also while a slow reader takes its time', async () => {
    store.answering = (_, response) => void response.writeHead(200, { 'Content-Length': 9 }).write('abc');
    const brokenOff = async (rest: number) => {
      const bytes = await impatient.open(KEY);
      await pause(rest);
      await expect(collect(bytes!)).rejects.toMatchObject({ name: 'StoreFailure', code: 'NoAnswer' });
    };
    await Promise.all([brokenOff(0), brokenOff(4_500)]);
  });

  it.each([
    ['asked', () => storage.sizeOf(KEY)],
    ['sent the bytes', () => put().then(() => 3)],
  ])('that closes a connection kept open is %s again on another', async (_, ask) => {
    let asked = 0;
    store.answering = (request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else {
        const facts = { 'Content-Length': 3, 'Last-Modified': 'Mon, 02 Mar 2026 09:00:00 GMT' };
        request.resume().on('end', () => response.writeHead(200, facts).end('abc'));
      }
    };
    expect([await ask(), asked]).toEqual([3, 2]);
  });

  it('that answers with something else altogether is unavailable', async () => {
    store.answering = (_, response) =>
      void response.writeHead(418, { 'Content-Type': 'text/html' }).end('<html>tea');
    const reason = { cause: { message: 'what answers at S3_ENDPOINT is no S3 store (UnreadableAnswer)' } };
    await expect(storage.open(KEY)).rejects.toMatchObject({ ...unavailable, ...reason });
    await expect(storage.sizeOf(KEY)).rejects.toMatchObject(unavailable);
    await expect(put()).rejects.toMatchObject(unavailable);
  });

  it('that is not there at all is unavailable at once', async () => {
    const absent = open('http://127.0.0.1:9');
    const begun = performance.now();
    await expect(put('abc', absent)).rejects.toMatchObject(unavailable);
    expect(performance.now() - begun).toBeLessThan(patience);
    await expect(absent.sizeOf(KEY)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED', message: expect.stringContaining('S3_ENDPOINT') },
    });
    absent.onModuleDestroy();
  });
});
