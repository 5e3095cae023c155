import { beforeAll, describe, expect, it } from '@jest/globals';
import { databaseOfSuite } from '@site/api-platform/testing';
import { CONTENT_KINDS, wireFields, type Kind } from '@site/vocabulary';
import { setTimeout as pause } from 'node:timers/promises';
import type { StorageKey } from './application/file-storage';
import { urlOf } from './domain/stored-file';
import { DatabaseFileUses } from './infrastructure/persistence/database-file-uses';
import { StoredFileSchema } from './infrastructure/persistence/stored-file.mapping';
import { watchedRecords } from './testing/watched-records';

const fresh = databaseOfSuite([StoredFileSchema]);
let records: Awaited<ReturnType<typeof watchedRecords>>;
let uses: DatabaseFileUses;

beforeAll(async () => {
  records = await watchedRecords(fresh);
  uses = new DatabaseFileUses(fresh.database);
});

const [ONE, OTHER] = [
  '0190ffff-0000-7000-8000-000000000001',
  '0190ffff-0000-7000-8000-000000000002',
] as const;
let count = 0;
async function aFile(): Promise<StorageKey> {
  count += 1;
  const key = { bucket: 'partner-logos', name: `${count.toString(16).padStart(32, 'e')}.png` } as const;
  await records.register(key, 10);
  return key;
}
const lifeOf = async ({ bucket, name }: StorageKey) => {
  const [row] = await fresh.database.query<{ uses: number; unused: boolean }>(
    'select uses, unused_since is not null as unused from files where bucket = $1 and name = $2',
    [bucket, name],
  );
  return row && [row.uses, row.unused];
};
/** Which of these files go when all whose time has come are forgotten, and whether they were used once. */
const going = async (...keys: StorageKey[]) => {
  const forgotten = await uses.forgetDue();
  return keys.map(({ name }) => forgotten.find((file) => file.name === name)?.wasUsed);
};
const DAY = 24;

describe('the counts in the table of files', () => {
  it('begin with a file that nobody has saved', async () => {
    const key = await aFile();
    const [file] = (await uses.survey(key.bucket)).filter(({ name }) => name === key.name);
    expect(file).toMatchObject({ size: 10, uses: 0, wasUsed: false, records: [] });
    expect(Math.abs(Number(file?.removableAt) - Date.now() - DAY * 3_600_000)).toBeLessThan(10_000);
    expect((await uses.survey('news-images')).map(({ name }) => name)).not.toContain(key.name);
  });

  it('follow the records that point at a file, and date the end of the last use', async () => {
    const [first, second] = [await aFile(), await aFile()];
    await records.point(ONE, first);
    await records.point(OTHER, first);
    expect(await lifeOf(first)).toEqual([2, false]);
    await records.point(ONE, second);
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [1, false],
      [1, false],
    ]);
    await records.withdraw(OTHER);
    expect(await lifeOf(first)).toEqual([0, true]);
    await records.point(OTHER, first);
    expect(await lifeOf(first)).toEqual([1, false]);
    await records.point(ONE);
    await records.withdraw(OTHER);
    await records.withdraw(ONE);
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  it('let a file go a day after its upload or thirty days after its last use, and never one in use', async () => {
    const [young, old, used, recent, left] = await Promise.all(Array.from({ length: 5 }, aFile));
    for (const key of [recent, left]) await records.point(ONE, key);
    await records.point(ONE, used);
    await records.age(young!, DAY - 1);
    await records.age(old!, DAY);
    await records.age(used!, 400 * DAY);
    await records.age(recent!, 30 * DAY - 1);
    await records.age(left!, 30 * DAY);
    expect(await going(young!, old!, used!, recent!, left!)).toEqual([
      undefined,
      false,
      undefined,
      undefined,
      true,
    ]);
    await expect(records.point(OTHER, old)).rejects.toThrow(/is not there/);
    await records.withdraw(ONE);
  });

  it('that are wrong cost no record its file, and are put right', async () => {
    const key = await aFile();
    await records.point(ONE, key);
    await records.miscount(key, 0);
    await records.age(key, 100 * DAY);
    expect([await going(key), await lifeOf(key)]).toEqual([[undefined], [0, false]]);
    expect([await uses.recount(), await lifeOf(key)]).toEqual([1, [1, false]]);
    expect(await uses.recount()).toBe(0);
    await records.withdraw(ONE);
  });

  it('date the end of a use that nobody saw end', async () => {
    const key = await aFile();
    await records.miscount(key, 3);
    await records.age(key, 100 * DAY);
    expect([await uses.recount(), await lifeOf(key)]).toEqual([1, [0, true]]);
    expect(await going(key)).toEqual([undefined]);
  });

  it('follow each kind of content and the settings', async () => {
    const rows = await fresh.database.query<{ place: string }>(
      `select kind || '.' || field as place from file_fields where kind <> 'drafts'`,
    );
    const described = CONTENT_KINDS.flatMap(({ name, fields }: Kind) =>
      wireFields(fields)
        .filter(({ field }) => field.type === 'file')
        .map((wire) => `${name}.${wire.name}`),
    );
    const ofTheFirm = ['brochure_url', 'director_portrait_url', 'share_image_url'].map(
      (name) => `settings.${name}`,
    );
    expect(rows.map(({ place }) => place).toSorted()).toEqual([...described, ...ofTheFirm].toSorted());
  });

  it('stay when the change of the record is rolled back', async () => {
    const key = await aFile();
    const change = fresh.database.transaction(async (run) => {
      await run('insert into drafts values ($1, $2)', [ONE, urlOf(key)]);
      throw new Error('thought better of it');
    });
    await expect(change).rejects.toThrow('thought better of it');
    expect(await lifeOf(key)).toEqual([0, false]);
  });

  it('say to the product which field is refused, and by which rule', async () => {
    const url = urlOf({ bucket: 'partner-logos', name: `${'9'.repeat(32)}.png` });
    await expect(
      fresh.database.query('insert into drafts values ($1, $2)', [ONE, url]),
    ).rejects.toMatchObject({
      code: '23503',
      table: 'drafts',
      column: 'url',
      constraint: 'file_url_foreign',
    });
  });

  it('take no notice of what is no file of this product', async () => {
    for (const url of ['/files/partner-logos/a.png', 'https://example.org/a.png', '']) {
      await fresh.database.query('insert into drafts values ($1, $2)', [ONE, url]);
      await records.withdraw(ONE);
    }
  });

  it('stay exact when records take and leave a file at once, and swap files', async () => {
    const [first, second] = [await aFile(), await aFile()];
    await records.point(ONE, first);
    await records.point(OTHER, second);
    for (let round = 0; round < 6; round += 1) {
      const [mine, theirs] = round % 2 === 0 ? [second, first] : [first, second];
      const swaps: Promise<void>[] = [];
      await fresh.database.transaction(async (run) => {
        // Both come to wait for their first row, and go on together.
        await run(`select from files where bucket = 'partner-logos' for update`);
        swaps.push(records.point(ONE, mine), records.point(OTHER, theirs));
        await pause(100);
      });
      await Promise.all(swaps);
    }
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [1, false],
      [1, false],
    ]);
    await Promise.all([records.withdraw(ONE), records.withdraw(OTHER)]);
    expect([await lifeOf(first), await lifeOf(second)]).toEqual([
      [0, true],
      [0, true],
    ]);
  });
});

describe('a sweep and a save at once', () => {
  it('leaves out a file that a record is just being made to point at', async () => {
    const key = await aFile();
    await records.age(key, 48);
    await fresh.database.transaction(async (run) => {
      await run('insert into drafts values ($1, $2)', [ONE, urlOf(key)]);
      expect(await uses.forgetDue()).toEqual([]);
    });
    expect(await lifeOf(key)).toEqual([1, false]);
    await records.withdraw(ONE);
  });

  it('refuses the record that comes after the sweep began', async () => {
    const key = await aFile();
    const { name } = key;
    const saves: Promise<void>[] = [];
    await fresh.database.transaction(async (run) => {
      await run('delete from files where name = $1', [name]);
      const save = records.point(ONE, key);
      // The save waits for the sweep; the sweep then commits.
      const first = await Promise.race([save, pause(200, 'waiting')]);
      expect(first).toBe('waiting');
      save.catch(() => undefined);
      saves.push(save);
    });
    await expect(saves[0]).rejects.toMatchObject({ constraint: 'file_url_foreign' });
    const [row] = await fresh.database.query<{ n: number }>(
      'select count(*)::int as n from drafts where id = $1',
      [ONE],
    );
    expect(row?.n).toBe(0);
  });

  it('never leaves a record without its file, however they meet', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `0190eeee-0000-7000-8000-0000000000${index + 10}`);
    const keys = await Promise.all(ids.map(() => aFile()));
    for (const key of keys) await records.age(key, 48);
    const began = new Date();
    const saves = ids.map((id, index) =>
      records.point(id, keys[index]).then(
        () => 'saved' as const,
        () => 'refused' as const,
      ),
    );
    const sweeps = await Promise.all([uses.forgetDue(), uses.forgetDue(), uses.forgetDue()]);
    const outcomes = await Promise.all(saves);
    const gone = sweeps.flat().map(({ name }) => name);
    expect(new Set(gone).size).toBe(gone.length);
    const told = await fresh.database.query<{ amount: number }>(
      `select amount from journal where deed = 'expired' and kind = 'files' and at > $1`,
      [began],
    );
    expect(told.reduce((total, { amount }) => total + amount, 0)).toBe(gone.length);
    keys.forEach(({ name }, index) =>
      expect([name, outcomes[index]]).toEqual([name, gone.includes(name) ? 'refused' : 'saved']),
    );
    expect(await uses.recount()).toBe(0);
  });
});
