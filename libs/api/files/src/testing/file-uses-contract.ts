import { expect, it } from '@jest/globals';
import type { Bucket } from '@site/vocabulary';
import type { FileUses } from '../application/file-uses';
import type { StorageKey } from '../application/file-storage';

/** What happens to files and records around the port. */
export interface FileUsesContract {
  readonly uses: () => FileUses;
  readonly register: (key: StorageKey, size: number) => Promise<void>;
  /** Stores a record that points at the file, or changes it to point at another, or at none. */
  readonly point: (record: string, file?: StorageKey) => Promise<void>;
  /** Removes the record. */
  readonly withdraw: (record: string) => Promise<void>;
  /** Lets time pass: to the file, everything that happened to it happened so many hours earlier. */
  readonly age: (key: StorageKey, hours: number) => Promise<void>;
  /** Spoils the count of a file. */
  readonly miscount: (key: StorageKey, uses: number) => Promise<void>;
}

const DAY = 24;

/** The behaviour of the counts, over memory and over the triggers of PostgreSQL. */
export function describeFileUses(contract: FileUsesContract): void {
  let count = 0;
  const [one, other] = [
    '01900000-0000-7000-8000-000000000001',
    '01900000-0000-7000-8000-000000000002',
  ] as const;

  async function aFile(bucket: Bucket = 'project-images'): Promise<StorageKey> {
    count += 1;
    const key = { bucket, name: `${count.toString(16).padStart(32, '0')}.jpg` };
    await contract.register(key, 1_000);
    return key;
  }
  const surveyed = async ({ bucket, name }: StorageKey) =>
    (await contract.uses().survey(bucket)).find((file) => file.name === name);
  const lifeOf = async (key: StorageKey) => {
    const life = (await surveyed(key))?.registered;
    return life && [life.uses, life.unusedSince === undefined ? 'no end' : 'ended'];
  };
  /** Which of these files go when everything that is due is forgotten. */
  const going = async (...keys: StorageKey[]) => {
    const forgotten = await contract.uses().forgetDue(1_000);
    return keys.map(({ name }) => forgotten.find((file) => file.name === name)?.wasUsed);
  };

  it('begins with a file that nobody has saved', async () => {
    const key = await aFile();
    expect(await surveyed(key)).toMatchObject({ registered: { size: 1_000, uses: 0 }, records: [] });
    expect(await lifeOf(key)).toEqual([0, 'no end']);
    const now = await contract.uses().now();
    expect(Math.abs(now.getTime() - (await surveyed(key))!.registered!.uploadedAt.getTime())).toBeLessThan(
      10_000,
    );
  });

  it('counts records that point at a file, and dates the end of the last use', async () => {
    const [first, second] = [await aFile(), await aFile()];
    await contract.point(one, first);
    await contract.point(other, first);
    expect(await lifeOf(first)).toEqual([2, 'no end']);
    expect((await surveyed(first))?.records).toHaveLength(2);
    await contract.point(one, second);
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [1, 'no end'],
      [1, 'no end'],
    ]);
    await contract.withdraw(other);
    expect(await lifeOf(first)).toEqual([0, 'ended']);
    await contract.point(other, first);
    expect(await lifeOf(first)).toEqual([1, 'no end']);
    await contract.point(one);
    await contract.withdraw(other);
    await contract.withdraw(one);
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [0, 'ended'],
      [0, 'ended'],
    ]);
  });

  it('forgets an upload that was not saved for a day, and none that is younger', async () => {
    const [young, old] = [await aFile(), await aFile()];
    await contract.age(young, DAY - 1);
    await contract.age(old, DAY + 1);
    expect(await going(young, old)).toEqual([undefined, false]);
    expect([await surveyed(old), await lifeOf(young)]).toEqual([undefined, [0, 'no end']]);
  });

  it('forgets a file 30 days after its last use, and never one in use', async () => {
    const [used, recent, left] = [await aFile(), await aFile(), await aFile()];
    for (const key of [recent, left]) await contract.point(one, key);
    await contract.point(one);
    await contract.point(one, used);
    await contract.age(used, 400 * DAY);
    await contract.age(recent, 30 * DAY - 1);
    await contract.age(left, 30 * DAY + 1);
    expect(await going(used, recent, left)).toEqual([undefined, undefined, true]);
    await contract.withdraw(one);
  });

  it('forgets no more than it is asked to', async () => {
    const keys = [await aFile(), await aFile(), await aFile()];
    for (const key of keys) await contract.age(key, 2 * DAY);
    expect(await contract.uses().forgetDue(2)).toHaveLength(2);
    expect(await contract.uses().forgetDue(2)).toHaveLength(1);
    expect(await contract.uses().forgetDue(2)).toEqual([]);
  });

  it('lets no record point at a file that was forgotten', async () => {
    const key = await aFile();
    await contract.age(key, 2 * DAY);
    await going(key);
    await expect(contract.point(one, key)).rejects.toThrow(/is not there/);
    expect(await surveyed(key)).toBeUndefined();
  });

  it('forgets nothing that a record points at, whatever was counted', async () => {
    const key = await aFile();
    await contract.point(one, key);
    await contract.miscount(key, 0);
    await contract.age(key, 100 * DAY);
    expect(await going(key)).toEqual([undefined]);
    expect(await lifeOf(key)).toEqual([0, 'no end']);
    expect(await contract.uses().recount()).toBe(1);
    expect(await lifeOf(key)).toEqual([1, 'no end']);
    expect(await contract.uses().recount()).toBe(0);
    await contract.withdraw(one);
  });

  it('dates the end of a use that nobody saw end', async () => {
    const key = await aFile();
    await contract.miscount(key, 3);
    await contract.age(key, 100 * DAY);
    expect(await contract.uses().recount()).toBe(1);
    expect(await lifeOf(key)).toEqual([0, 'ended']);
    expect(await going(key)).toEqual([undefined]);
  });

  it('surveys a bucket alone', async () => {
    const [here, elsewhere] = [await aFile(), await aFile('news-images')];
    expect(await surveyed(here)).toBeDefined();
    const names = (await contract.uses().survey('news-images')).map(({ name }) => name);
    expect(names).toEqual([elsewhere.name]);
  });
}
