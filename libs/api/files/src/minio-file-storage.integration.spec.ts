import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DomainError } from '@site/api-kernel';
import type { S3Settings } from '@site/api-platform/config';
import { BUCKETS, type Bucket } from '@site/vocabulary';
import { Client } from 'minio';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MinioFileStorage, type StoreReports } from './infrastructure/s3/minio-file-storage';
import { describeFileStorage } from './testing/file-storage-contract';
import { collect } from './testing/in-memory-file-storage';
import { describeObjectStores } from './testing/object-stores';

jest.setTimeout(30_000);

const silent: StoreReports = { turned: () => undefined, closed: () => undefined, unseen: () => undefined };
const KEY = { bucket: 'publications', name: '0f3c.pdf' } as const;

async function* bytesOf(...pieces: (string | Buffer)[]) {
  for (const piece of pieces) yield Buffer.from(piece);
}

describeObjectStores('MinioFileStorage on', (store) => {
  const opened: MinioFileStorage[] = [];
  const open = (changes: Partial<S3Settings> = {}, reports: Partial<StoreReports> = {}) => {
    const storage = new MinioFileStorage({ ...store(), ...changes }, { ...silent, ...reports });
    opened.push(storage);
    return storage;
  };
  let storage: MinioFileStorage;
  let owner: Client;
  beforeAll(() => {
    storage = open();
    const { hostname, port } = new URL(store().endpoint);
    const { accessKey, secretKey, region } = store();
    owner = new Client({
      endPoint: hostname,
      port: Number(port),
      useSSL: false,
      accessKey,
      secretKey,
      region,
    });
  });
  afterAll(() => opened.forEach((one) => one.onModuleDestroy()));

  describeFileStorage({ storage: () => storage });

  it.each(['../x', '.hidden', 'a/b', '', 'A.jpg'])('takes no object called %j', async (name) => {
    const key = { bucket: 'publications', name } as const;
    await expect(storage.put(key, bytesOf('a'), 1)).rejects.toThrow(TypeError);
    await expect(storage.open(key)).rejects.toThrow(TypeError);
  });

  it('takes a large file in many pieces and gives it to a slow reader whole', async () => {
    const pieces = Array.from({ length: 20 }, () => randomBytes(1_048_576));
    const patient = new MinioFileStorage(store(), silent, 2_500);
    opened.push(patient);
    await patient.put(KEY, bytesOf(...pieces), 20 * 1_048_576);
    const bytes = await patient.open(KEY);
    const read: Uint8Array[] = [];
    for await (const chunk of bytes ?? []) {
      if (read.push(chunk) === 3) await pause(3_500);
    }
    expect(Buffer.concat(read).equals(Buffer.concat(pieces))).toBe(true);
  });

  it('lets go of a file that is not read to its end', async () => {
    await storage.put(KEY, bytesOf(randomBytes(5_000_000)), 5_000_000);
    for (let turn = 0; turn < 30; turn += 1) {
      const bytes = (await storage.open(KEY)) as (AsyncIterable<Uint8Array> & AsyncDisposable) | undefined;
      await bytes?.[Symbol.asyncDispose]();
    }
    expect(await storage.sizeOf(KEY)).toBe(5_000_000);
  });

  describe('a stranger without keys', () => {
    const bucket = `site-${KEY.bucket}`;
    it.each([
      ['lists the store', 'GET', ''],
      ['lists a bucket', 'GET', `${bucket}?list-type=2`],
      ['reads a file', 'GET', `${bucket}/${KEY.name}`],
      ['learns of a file', 'HEAD', `${bucket}/${KEY.name}`],
      ['writes a file', 'PUT', `${bucket}/stranger.pdf`],
      ['takes the place of a file', 'PUT', `${bucket}/${KEY.name}`],
      ['removes a file', 'DELETE', `${bucket}/${KEY.name}`],
      ['removes a bucket', 'DELETE', bucket],
      ['makes a bucket', 'PUT', 'site-strangers'],
      ['reads a policy', 'GET', `${bucket}?policy`],
      ['writes a policy', 'PUT', `${bucket}?policy`],
    ])('never %s', async (_, method, path) => {
      await storage.put(KEY, bytesOf('ours'), 4);
      const body = method === 'PUT' && path.includes('/') ? { body: 'theirs' } : {};
      const answer = await fetch(`${store().endpoint}/${path}`, { method, ...body });
      expect(answer.status).toBe(403);
      expect((await collect((await storage.open(KEY))!)).toString()).toBe('ours');
      expect(await storage.sizeOf({ ...KEY, name: 'stranger.pdf' })).toBeUndefined();
    });
  });

  it('makes the bucket of every kind', async () => {
    await open({ bucketPrefix: 'made-' }).sizeOf(KEY);
    const names = (await owner.listBuckets()).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(Object.keys(BUCKETS).map((bucket) => `made-${bucket}`)));
  });

  it('makes the bucket of what is put back, which no kind has any more', async () => {
    const former = { bucket: 'former-photos' as Bucket, name: KEY.name };
    expect(await storage.sizeOf(former)).toBeUndefined();
    await storage.put(former, bytesOf('ours'), 4);
    expect(await storage.sizeOf(former)).toBe(4);
    expect((await fetch(`${store().endpoint}/site-former-photos/${KEY.name}`)).status).toBe(403);
  });

  it('closes a bucket that somebody opened, and says so once', async () => {
    const [bucketPrefix, bucket] = ['opened-', `opened-${KEY.bucket}`];
    await open({ bucketPrefix }).put(KEY, bytesOf('ours'), 4);
    const everybody = { Effect: 'Allow', Principal: { AWS: ['*'] } };
    const actions = { Action: ['s3:GetObject', 's3:PutObject'], Resource: [`arn:aws:s3:::${bucket}/*`] };
    const policy = { Version: '2012-10-17', Statement: [{ ...everybody, ...actions }] };
    await owner.setBucketPolicy(bucket, JSON.stringify(policy));
    const stranger = async () => (await fetch(`${store().endpoint}/${bucket}/${KEY.name}`)).status;
    expect(await stranger()).toBe(200);
    const closed: string[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await open({ bucketPrefix }, { closed: (name) => void closed.push(name) }).sizeOf(KEY);
    }
    expect([await stranger(), closed]).toEqual([403, [bucket]]);
    await expect(owner.getBucketPolicy(bucket)).rejects.toThrow();
  });

  it('makes a bucket again that somebody took away, for the next file', async () => {
    const other = open({ bucketPrefix: 'gone-' });
    await other.sizeOf(KEY);
    for (const bucket of Object.keys(BUCKETS)) await owner.removeBucket(`gone-${bucket}`);
    await other.put(KEY, bytesOf('a'), 1);
    expect(await other.sizeOf(KEY)).toBe(1);
  });

  it.each([
    ['another secret', { secretKey: 'hunter2-hunter2-hunter2' }, 'S3_SECRET_KEY does not fit S3_ACCESS_KEY'],
    ['an unknown key', { accessKey: 'stranger-key' }, 'the store does not know S3_ACCESS_KEY'],
  ])('is refused with %s, for a reason that can be read and tells no secret', async (_, changes, reason) => {
    const failures: unknown[] = [];
    const stranger = open(changes, { turned: (failure) => void failures.push(failure) });
    const refusals = await Promise.all(
      [stranger.put(KEY, bytesOf('a'), 1), stranger.sizeOf(KEY), stranger.remove(KEY)].map((work) =>
        work.then(
          () => undefined,
          (error: unknown) => error as DomainError,
        ),
      ),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'dependency_unavailable', retryAfter: 5 });
      expect((refusal?.cause as Error).message).toContain(reason);
    }
    expect(failures).toHaveLength(1);
    const said = JSON.stringify([failures, refusals.map((one) => one?.cause)]);
    expect(said).not.toMatch(/hunter2|Signature=|StringToSign/);
    await expect(listed(stranger, 'publications')).rejects.toMatchObject({ code: 'dependency_unavailable' });
  });
});

async function listed(storage: MinioFileStorage, bucket: Bucket): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of storage.list(bucket)) names.push(name);
  return names;
}
